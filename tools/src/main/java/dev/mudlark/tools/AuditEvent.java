package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Caller;

/**
 * One line of an audit log.
 *
 * @param phase what happened
 * @param callId the id of the call
 * @param caller on whose behalf
 * @param tool the tool's name
 * @param arguments as the tool gets them
 * @param by who approved or denied; {@code read-only} when nobody had to be asked
 * @param outcome {@code ok} or the error code; empty at the start
 */
public record AuditEvent(
        Phase phase, String callId, Caller caller, String tool, ObjectNode arguments, String by, String outcome) {

    /** What happened. */
    public enum Phase {
        /** Permission or approval was denied; nothing ran. */
        DENIED,
        /** The tool is about to run. */
        STARTED,
        /** The tool has ended or was abandoned. */
        ENDED
    }
}
