package dev.mudlark.tools;

import dev.mudlark.tools.AuditEvent.Decided;
import dev.mudlark.tools.AuditEvent.Executed;
import dev.mudlark.tools.AuditEvent.Executing;
import dev.mudlark.tools.AuditEvent.Proposed;
import java.util.List;

/** Audit events in short. */
final class Audits {

    private Audits() {}

    static List<String> told(List<AuditEvent> events) {
        return events.stream().map(Audits::told).toList();
    }

    private static String told(AuditEvent event) {
        return switch (event) {
            case Proposed proposed -> "proposed " + proposed.arguments();
            case Decided decided ->
                decided.allowed() ? "yes " + decided.by() : "no " + decided.by() + " " + decided.reason();
            case Executing executing -> "executing" + (executing.sideEffects() ? " !" : "");
            case Executed executed -> "executed " + executed.result() + (executed.abandoned() ? " abandoned" : "");
        };
    }
}
