package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.OfferedTools.Offered;
import dev.mudlark.tools.RepeatGuard.Claim;
import dev.mudlark.tools.RepeatGuard.Known;
import dev.mudlark.tools.RepeatGuard.Verdict;
import dev.mudlark.tools.arguments.Canonical;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** What one call has to do with the guard against repeats. */
final class RepeatNote {

    /** Who decided, in the audit log. */
    static final String BY = "repeat guard";

    /** Refusals of a call that did nothing wrong and may come again. */
    private static final Set<String> NOT_COUNTED = Set.of(
            ErrorCodes.RATE_LIMITED,
            ErrorCodes.BUDGET_EXHAUSTED,
            ErrorCodes.TOOL_STUCK,
            ErrorCodes.AUDIT_FAILED,
            ErrorCodes.CANCELLED);

    private final @Nullable RepeatGuard guard;
    private final Redactor redactor;
    private @Nullable Verdict verdict;
    private boolean decided;

    /** How far a call came. */
    enum End {
        /** The tool was called. */
        RAN,
        /** Somebody who was asked said no. */
        DENIED,
        /** The gate did not let it run, for another reason. */
        REFUSED
    }

    RepeatNote(boolean on, Map<String, Object> state, Redactor redactor) {
        this.redactor = redactor;
        this.guard = on ? RepeatGuard.in(state) : null;
    }

    /** For a call that could run. False when its answer comes from memory. */
    boolean runs(Offered tool, ObjectNode arguments) throws ToolException {
        Claim claim = new Claim(tool.name(), true, tool.check().identity(arguments));
        boolean runs = runs(claim, tool.traits().readOnly(), "");
        decided = !runs;
        return runs;
    }

    /**
     * For a call of no tool or with arguments that are not valid.
     *
     * @param fault what is wrong with the call
     * @return the fault
     * @throws ToolException when the call was made too often
     */
    ToolException faulty(ToolCall call, ToolException fault) throws ToolException {
        ObjectNode written = call.malformed()
                .map(raw -> JsonNodeFactory.instance.objectNode().put("", raw.raw()))
                .orElseGet(call::arguments);
        String kind = call.malformed().isPresent() ? "?" : "";
        runs(new Claim(call.name(), false, kind + Canonical.text(written)), true, " " + fault.getMessage());
        return fault;
    }

    /** True when it is the guard that did not let the call run. */
    boolean decided() {
        return decided;
    }

    /** The call with what has to be noted when it begins and ends to change something, however late that is. */
    Callable<ToolResult> watched(Offered tool, Callable<ToolResult> call) {
        RepeatGuard all = guard;
        if (all == null || tool.traits().readOnly() || !(verdict instanceof Verdict.Run own)) {
            return call;
        }
        return () -> {
            all.changes(own.call());
            try {
                return call.call();
            } finally {
                all.changed(own.call());
            }
        };
    }

    /** @throws ToolException with what the first call failed */
    Answer remembered(Deadline deadline, int limit) throws ToolException {
        Answer first = verdict instanceof Verdict.Again again ? RepeatGuard.await(again.answer(), deadline) : null;
        return first == null ? Answer.stillRunning() : first.again(limit);
    }

    void ended(Answer answer, End end) {
        RepeatGuard all = guard;
        if (all == null || !(verdict instanceof Verdict.Run own)) {
            return;
        }
        Known call = own.call();
        String code = answer.errorCode().orElse("");
        if (code.isEmpty()) {
            all.answered(call, answer);
        } else if (end == End.DENIED) {
            all.denied(call, answer);
        } else if (end == End.RAN ? code.equals(ErrorCodes.CANCELLED) : NOT_COUNTED.contains(code)) {
            all.forget(call, error(answer));
        } else {
            all.failed(call, error(answer));
        }
    }

    private boolean runs(Claim claim, boolean readOnly, String fault) throws ToolException {
        if (guard == null) {
            return true;
        }
        verdict = guard.enter(claim, readOnly);
        if (verdict instanceof Verdict.TooOften often) {
            decided = true;
            throw new ToolException(
                    ErrorCodes.REPEATED_CALL,
                    "This call of " + Texts.clip(Texts.ascii(redactor.text(claim.tool())), 80)
                            + " repeats an earlier call with the same arguments (number " + often.times()
                            + "), so it was not run. Use what came of it, call with other arguments, or answer with what"
                            + " you have." + fault);
        }
        return verdict instanceof Verdict.Run;
    }

    private static ToolException error(Answer answer) {
        return new ToolException(
                answer.errorCode().orElse(""), answer.rendered().content());
    }
}
