package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.tools.AuditEvent.Decided;
import dev.mudlark.tools.AuditEvent.Executed;
import dev.mudlark.tools.AuditEvent.Executing;
import dev.mudlark.tools.AuditEvent.Proposed;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import org.jspecify.annotations.Nullable;

/** Writes the events of one call. */
final class AuditEntry {

    private static final Logger LOG = System.getLogger(AuditEntry.class.getName());

    private final AuditLog log;
    private final Redactor redactor;
    private @Nullable AuditCall call;
    private boolean began;

    AuditEntry(AuditLog log, Redactor redactor) {
        this.log = log;
        this.redactor = redactor;
    }

    /** True when there is a log to write to. */
    boolean isOn() {
        return !log.equals(AuditLog.NONE);
    }

    /** @throws ToolException when it cannot be recorded, so that the call must not run */
    void proposed(String tool, String callId, QuestionContext question, ObjectNode arguments) throws ToolException {
        if (!isOn()) {
            return;
        }
        try {
            String masked = redactor.text(callId);
            AuditCall named = new AuditCall(
                    log.nextId(masked), masked, question.conversation(), question.caller(), redactor.text(tool));
            log.record(new Proposed(named, redactor.copy(arguments)));
            call = named;
        } catch (Throwable e) {
            throw notRecorded(tool, e);
        }
    }

    /** A yes that cannot be recorded is none. */
    void allowed(String by) throws ToolException {
        AuditCall proposed = call;
        if (proposed != null) {
            try {
                log.record(new Decided(proposed, true, redactor.text(by), ""));
            } catch (Throwable e) {
                throw notRecorded(proposed.tool(), e);
            }
        }
    }

    /** A no stands whether it is recorded or not. */
    void refused(String by, String code) {
        AuditCall proposed = call;
        if (proposed != null) {
            tried(new Decided(proposed, false, redactor.text(by), code));
        }
    }

    void executing(boolean sideEffects) throws ToolException {
        AuditCall proposed = call;
        if (proposed != null) {
            try {
                log.record(new Executing(proposed, sideEffects));
                began = true;
            } catch (Throwable e) {
                throw notRecorded(proposed.tool(), e);
            }
        }
    }

    /** True when the log says that the tool is about to run, so that it must say what came of it. */
    boolean saysExecuting() {
        return began;
    }

    void executed(String result, long nanos, boolean abandoned) {
        AuditCall proposed = call;
        if (proposed != null) {
            tried(new Executed(proposed, result, nanos, abandoned));
        }
    }

    private void tried(AuditEvent event) {
        try {
            log.record(event);
        } catch (Throwable e) {
            LOG.log(
                    Level.WARNING,
                    "the audit log failed at a call of {0}: {1}",
                    event.call().tool(),
                    Failures.words(e));
        }
    }

    private static ToolException notRecorded(String tool, Throwable e) {
        LOG.log(Level.WARNING, "the audit log failed at a call of {0}: {1}", tool, Failures.words(e));
        return new ToolException(
                ErrorCodes.AUDIT_FAILED, tool + " was not run, because the call could not be recorded.");
    }
}
