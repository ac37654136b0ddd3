package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * One line of an audit log. A call has {@link Proposed} and {@link Decided}, and when it was allowed, {@link Executing}
 * before the tool runs and {@link Executed} after. Secrets are masked before an event is made.
 */
public sealed interface AuditEvent {

    /** The call that it is about. */
    AuditCall call();

    /**
     * A model wants to call a tool.
     *
     * @param arguments as the tool would get them; as the model wrote them when they are not valid
     */
    record Proposed(AuditCall call, ObjectNode arguments) implements AuditEvent {}

    /**
     * The call may run, or may not.
     *
     * @param allowed whether it may
     * @param by who decided: {@code gate}, {@code config}, {@code read-only} when nobody had to be asked, or a name
     * @param reason why not: an error code; empty for a yes
     */
    record Decided(AuditCall call, boolean allowed, String by, String reason) implements AuditEvent {}

    /**
     * The tool is about to run.
     *
     * @param sideEffects true when it may change something or reaches beyond the collection: a log must have this event
     *     on the disk before {@link AuditLog#record} returns
     */
    record Executing(AuditCall call, boolean sideEffects) implements AuditEvent {}

    /**
     * The tool has ended or was abandoned.
     *
     * @param result {@code ok} or an error code
     * @param latencyNanos how long it took, in nanoseconds
     * @param abandoned true when it goes on running
     */
    record Executed(AuditCall call, String result, long latencyNanos, boolean abandoned) implements AuditEvent {}
}
