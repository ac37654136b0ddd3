package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.OfferedTools.Offered;
import dev.mudlark.tools.RepeatGuard.Claim;
import dev.mudlark.tools.RepeatGuard.Verdict;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What one call has to do with the guard against repeats. */
final class RepeatNote {

    /** Who decided, in the audit log. */
    static final String BY = "repeat guard";

    /** A no that would be said again. */
    private static final Set<String> STANDING = Set.of(ErrorCodes.PERMISSION_DENIED, ErrorCodes.NOT_APPROVED);

    /** The call did nothing wrong and may come again. */
    private static final Set<String> NOT_COUNTED = Set.of(
            ErrorCodes.RATE_LIMITED,
            ErrorCodes.BUDGET_EXHAUSTED,
            ErrorCodes.TOOL_STUCK,
            ErrorCodes.AUDIT_FAILED,
            ErrorCodes.CANCELLED);

    private final Optional<RepeatGuard> guard;
    private @Nullable Claim claim;
    private Verdict verdict = new Verdict.Run();

    RepeatNote(boolean on, Map<String, Object> state) {
        this.guard = on ? Optional.of(RepeatGuard.in(state)) : Optional.empty();
    }

    /** For a call that could run. */
    Verdict enter(Offered tool, ObjectNode arguments) {
        return enter(
                new Claim(tool.name(), tool.check().withDefaults(arguments)),
                tool.traits().readOnly());
    }

    /** For a call of no tool or with arguments that are not valid. */
    Verdict enterFaulty(ToolCall call) {
        ObjectNode written = call.malformed()
                .map(raw -> JsonNodeFactory.instance.objectNode().put("", raw.raw()))
                .orElseGet(call.arguments()::deepCopy);
        return enter(new Claim(call.name(), written), false);
    }

    static ToolException tooOften(String tool, Verdict.TooOften often, String fault) {
        return new ToolException(
                ErrorCodes.REPEATED_CALL,
                "This call of " + Texts.clip(Texts.ascii(tool), 80)
                        + " repeats an earlier call with the same arguments (number " + often.times()
                        + "), so it was not run. Use what came of it, call with other arguments, or answer with what you"
                        + " have." + fault);
    }

    /** @throws ToolException with what the first call failed */
    Answer remembered(Deadline deadline, int limit) throws ToolException {
        Answer first = verdict instanceof Verdict.Again again ? RepeatGuard.await(again.answer(), deadline) : null;
        return first == null ? Answer.stillRunning() : first.again(limit);
    }

    /** @param changed true when a tool has run that may have changed something */
    void ended(Answer answer, boolean changed) {
        if (changed) {
            guard.ifPresent(RepeatGuard::changed);
        }
        Claim ended = claim;
        if (ended == null || !(verdict instanceof Verdict.Run)) {
            return;
        }
        String code = answer.errorCode().orElse("");
        if (code.isEmpty() || STANDING.contains(code)) {
            guard.ifPresent(known -> known.answered(ended, answer));
        } else if (NOT_COUNTED.contains(code)) {
            guard.ifPresent(known -> known.forget(ended, error(answer)));
        } else {
            guard.ifPresent(known -> known.failed(ended, error(answer)));
        }
    }

    private Verdict enter(Claim made, boolean readOnly) {
        claim = made;
        verdict = guard.map(known -> known.enter(made, readOnly)).orElseGet(Verdict.Run::new);
        return verdict;
    }

    private static ToolException error(Answer answer) {
        return new ToolException(
                answer.errorCode().orElse(""), answer.rendered().content());
    }
}
