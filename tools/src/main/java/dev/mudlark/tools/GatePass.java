package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Amount;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Step;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.OfferedTools.Offered;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One call on its way through the gate: {@link #begin} refuses it or lets it run, {@link #end} says what came of it. */
final class GatePass {

    private static final Logger LOG = System.getLogger(GatePass.class.getName());

    private final ToolBox box;
    private final ToolCall call;
    private final QuestionContext question;
    private final AuditEntry audit;
    private final RepeatNote repeats;
    private final long start = System.nanoTime();
    private ObjectNode arguments = JsonNodeFactory.instance.objectNode();
    private Amount reservation = Amount.ZERO;
    private String decidedBy = "gate";
    private RepeatNote.End end = RepeatNote.End.REFUSED;
    private @Nullable Offered resolved;
    private @Nullable ToolRun run;
    private @Nullable ToolException refusal;

    GatePass(ToolBox box, ToolCall call, QuestionContext question) {
        this.box = box;
        this.call = call;
        this.question = question;
        this.audit = new AuditEntry(box.audit(), box.redactor());
        this.repeats = new RepeatNote(box.guardsRepeats(), question.state(), box.redactor());
    }

    /** When this returns, the tool runs or never will. */
    void begin() {
        try {
            Offered tool = arrived();
            if (repeats.runs(tool, arguments)) {
                permit(tool);
                run = new ToolRun(box, tool, question, box.secrets().filledIn(tool, arguments), repeats);
                end = RepeatNote.End.RAN;
            }
        } catch (ToolException e) {
            refusal = e;
        } catch (Throwable e) {
            refusal = broken(e);
        }
    }

    /** Instead of {@link #begin}: does not let the call in, for a reason of the caller's. */
    void refuse(ToolException reason) {
        decidedBy = "limit";
        refusal = reason;
        // A no stands whether it is recorded or not.
        tried(() -> {
            arguments = written();
            audit.proposed(call.name(), call.id(), question, arguments);
        });
    }

    /** Has a tool that runs stopped when its time is over while nobody waits for it. */
    void watchedBy(Watch watch) {
        if (run != null) {
            run.watchedBy(watch);
        }
    }

    /** Waits for the tool, if it runs; then settles, records and traces, whatever fails of it. Once. */
    ToolOutcome end() {
        long endBegins = System.nanoTime();
        Answer answer = answer();
        long idle = run == null ? 0 : Math.max(0, endBegins - run.endedAt());
        PassReport report = new PassReport(
                call,
                Optional.ofNullable(resolved),
                masked(),
                answer,
                System.nanoTime() - start - idle,
                ran(),
                run != null && run.isAbandoned());
        settle(report);
        return report.outcome(box.redactor());
    }

    private Offered arrived() throws ToolException {
        try {
            Offered tool = box.tools().resolve(call.name(), box.redactor());
            resolved = tool;
            if (Nesting.isTooDeep(call.arguments())) {
                throw new ToolException(
                        ErrorCodes.INVALID_ARGUMENTS,
                        "Invalid arguments: they are nested more than " + Nesting.MOST + " deep. "
                                + tool.check().help());
            }
            arguments = checked(tool);
            audit.proposed(tool.name(), call.id(), question, arguments);
            return tool;
        } catch (ToolException fault) {
            arguments = written();
            audit.proposed(resolved == null ? call.name() : resolved.name(), call.id(), question, arguments);
            if (Nesting.isTooDeep(call.arguments())) {
                throw fault;
            }
            throw repeats.faulty(call, fault);
        }
    }

    private ObjectNode checked(Offered tool) throws ToolException {
        if (call.malformed().isPresent()) {
            throw new ToolException(
                    ErrorCodes.MALFORMED_ARGUMENTS,
                    "The arguments of " + tool.name() + " could not be read, so it was not run: "
                            + call.malformed().get().reason() + ". Send one JSON object. "
                            + tool.check().help());
        }
        Secrets.checkUnwritten(tool, call.arguments());
        try {
            return tool.check().check(call.arguments()).deepCopy();
        } catch (ToolException fault) {
            throw box.redactor().isIdle() ? fault : told(tool, fault);
        }
    }

    /** What is wrong with the arguments, from masked ones: words are clipped, and half a secret is not found in them. */
    private ToolException told(Offered tool, ToolException fault) {
        ObjectNode masked = box.redactor().copy(call.arguments());
        if (masked.equals(call.arguments())) {
            return fault;
        }
        try {
            tool.check().check(masked);
        } catch (ToolException again) {
            return again;
        }
        return new ToolException(
                fault.code(),
                "Invalid arguments: a value is not one that is taken. "
                        + tool.check().help());
    }

    private void permit(Offered tool) throws ToolException {
        Deadline deadline = question.deadline();
        checkTime(tool, deadline);
        Decision permitted = box.permission().authorize(tool, arguments, question.caller(), deadline);
        if (!permitted.allowed()) {
            checkTime(tool, deadline);
            throw denied(ErrorCodes.PERMISSION_DENIED, "is not permitted here", tool, permitted);
        }
        tool.checkNotStuck();
        decidedBy = "rate limit";
        box.rates().take(tool.name());
        decidedBy = "budget";
        reserve(Amount.toolCall(tool.traits().costNanoDollars()));
        Decision approved = box.permission().approve(tool, arguments, question.caller(), deadline);
        if (!approved.allowed()) {
            checkTime(tool, deadline);
            throw denied(ErrorCodes.NOT_APPROVED, "was not approved", tool, approved);
        }
        decidedBy = "gate";
        checkTime(tool, deadline);
        audit.allowed(approved.by());
        audit.executing(tool.hasSideEffects());
    }

    /** Also after a no, which is nobody's when there was no time left to answer. */
    private void checkTime(Offered tool, Deadline deadline) throws ToolException {
        if (deadline.isOver() || Thread.currentThread().isInterrupted()) {
            decidedBy = "gate";
            throw new ToolException(
                    ErrorCodes.CANCELLED, tool.name() + " was not run: the time for this question is over.");
        }
    }

    private void reserve(Amount amount) throws ToolException {
        if (!question.budget().reserve(amount)) {
            throw new ToolException(
                    ErrorCodes.BUDGET_EXHAUSTED,
                    "No more tool calls fit into the budget of this question. Answer with what you have.");
        }
        reservation = amount;
    }

    private ToolException denied(String code, String what, Offered tool, Decision decision) {
        decidedBy = decision.by();
        end = RepeatNote.End.DENIED;
        String reason = decision.reason().isBlank() ? "" : ": " + decision.reason();
        return new ToolException(code, "This call of " + tool.name() + " " + what + reason + ". It was not run.");
    }

    /** As the model wrote them; nothing when nobody could read them. */
    private ObjectNode written() {
        return Nesting.isTooDeep(call.arguments())
                ? JsonNodeFactory.instance.objectNode()
                : call.arguments().deepCopy();
    }

    private Answer answer() {
        int limit = box.rules().maxOutputChars();
        try {
            return came(limit);
        } catch (ToolException e) {
            return Answer.error(e, limit);
        } catch (Throwable e) {
            return Answer.error(broken(e), limit);
        }
    }

    private Answer came(int limit) throws ToolException {
        try {
            if (refusal != null) {
                throw refusal;
            }
            return run == null
                    ? repeats.remembered(question.deadline().child(box.rules().timeout()), limit)
                    : run.await();
        } catch (ToolException e) {
            throw box.redactor().error(e);
        }
    }

    /** What the gate or somebody it asked could not do is told like a fault of a tool. */
    private ToolException broken(Throwable fault) {
        LOG.log(Level.WARNING, "a call of {0} failed in the gate: {1}", call.name(), Failures.words(fault));
        return new ToolException(
                ErrorCodes.TOOL_FAILED,
                "The call of " + Texts.clip(Texts.ascii(call.name()), 80)
                        + " failed. Try other arguments or another tool.");
    }

    private ObjectNode masked() {
        try {
            return box.redactor().copy(arguments);
        } catch (Throwable e) {
            return JsonNodeFactory.instance.objectNode();
        }
    }

    private boolean ran() {
        return run != null && run.hasBegun();
    }

    private void settle(PassReport report) {
        String outcome = report.answer().outcome();
        if (!reservation.equals(Amount.ZERO)) {
            question.budget().settle(reservation, ran() ? reservation : Amount.ZERO);
        }
        tried(() -> repeats.ended(report.answer(), end));
        if (audit.saysExecuting()) {
            audit.executed(outcome, report.latencyNanos(), report.abandoned());
        } else {
            audit.refused(repeats.decided() ? RepeatNote.BY : decidedBy, outcome);
        }
        question.trace().add(step(report));
    }

    private Step step(PassReport report) {
        try {
            return report.step(box.redactor());
        } catch (Throwable e) {
            return report.withoutArguments().step(box.redactor());
        }
    }

    private interface Attempt {
        void make() throws ToolException;
    }

    /** What fails here must not keep the rest from being done. */
    private void tried(Attempt attempt) {
        try {
            attempt.make();
        } catch (ToolException e) {
            // It is in the log of who threw it.
            return;
        } catch (Throwable e) {
            LOG.log(Level.WARNING, "a call of {0} failed in the gate: {1}", call.name(), Failures.words(e));
        }
    }
}
