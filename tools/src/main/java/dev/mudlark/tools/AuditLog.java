package dev.mudlark.tools;

/** Keeps what was called by whom. When it cannot record a start, the call is not run. */
@FunctionalInterface
public interface AuditLog {

    /** Records nothing. */
    AuditLog NONE = event -> {};

    /** Records one event; the log adds its own time. */
    void record(AuditEvent event);
}
