package dev.mudlark.tools;

/** Keeps what was called by whom. When it cannot record a proposal or a start, the call is not run. */
@FunctionalInterface
public interface AuditLog {

    /** Records nothing. */
    AuditLog NONE = event -> {};

    /**
     * Records one event; the log adds its own time. Called by several threads.
     *
     * @throws RuntimeException when it could not; then nothing runs that is not recorded
     */
    void record(AuditEvent event);

    /** The id under which the events of a call with this id of the model stand. A log of many conversations gives its own. */
    default String nextId(String callId) {
        return callId;
    }
}
