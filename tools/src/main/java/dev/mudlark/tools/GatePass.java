package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Amount;
import dev.mudlark.context.Step;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.AuditEvent.Phase;
import dev.mudlark.tools.OfferedTools.Offered;
import dev.mudlark.tools.RepeatGuard.Claim;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** One call on its way through the gate. */
final class GatePass {

    private static final Logger LOG = System.getLogger(GatePass.class.getName());

    private final ToolBox box;
    private final ToolCall call;
    private final QuestionContext question;
    private final long start = System.nanoTime();
    private @Nullable Offered resolved;
    private ObjectNode arguments = JsonNodeFactory.instance.objectNode();
    private boolean ran;

    GatePass(ToolBox box, ToolCall call, QuestionContext question) {
        this.box = box;
        this.call = call;
        this.question = question;
    }

    ToolOutcome run() {
        Answer answer;
        try {
            answer = answer();
        } catch (ToolException refusal) {
            answer = Answer.error(refusal, box.rules().maxOutputChars());
        }
        ToolOutcome outcome = outcome(answer);
        question.trace().add(step(answer, outcome));
        return outcome;
    }

    private Answer answer() throws ToolException {
        Offered tool = box.tools().resolve(call.name());
        resolved = tool;
        ObjectNode checked = checked(tool);
        arguments = checked;
        RepeatGuard guard = RepeatGuard.in(question.state());
        Claim claim = new Claim(tool.name(), tool.check().withDefaults(checked));
        if (!guard.claim(claim)) {
            return Answer.ofRepeat();
        }
        boolean answered = false;
        try {
            Answer answer = permitted(tool);
            answered = true;
            return answer;
        } finally {
            if (!answered) {
                guard.forget(claim);
            }
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
        return tool.check().check(call.arguments());
    }

    private Answer permitted(Offered tool) throws ToolException {
        Decision decision = box.permission().authorize(tool, arguments, question.caller());
        if (!decision.allowed()) {
            throw denied(ErrorCodes.PERMISSION_DENIED, "is not permitted here", tool, decision);
        }
        Amount reservation = Amount.toolCall(tool.traits().costNanoDollars());
        if (!question.budget().reserve(reservation)) {
            throw new ToolException(
                    ErrorCodes.BUDGET_EXHAUSTED,
                    "No more tool calls fit into the budget of this question. Answer with what you have.");
        }
        try {
            return approved(tool);
        } finally {
            question.budget().settle(reservation, ran ? reservation : Amount.ZERO);
        }
    }

    private Answer approved(Offered tool) throws ToolException {
        Decision decision = box.permission().approve(tool, arguments, question.caller());
        if (!decision.allowed()) {
            throw denied(ErrorCodes.NOT_APPROVED, "was not approved", tool, decision);
        }
        audit(Phase.STARTED, tool, decision.by(), "");
        ran = true;
        try {
            Answer answer = new ToolRun(box, tool, question).run(arguments);
            audit(Phase.ENDED, tool, decision.by(), answer.outcome());
            return answer;
        } catch (ToolException e) {
            audit(Phase.ENDED, tool, decision.by(), e.code());
            throw e;
        }
    }

    private ToolException denied(String code, String what, Offered tool, Decision decision) throws ToolException {
        audit(Phase.DENIED, tool, decision.by(), code);
        String reason = decision.reason().isBlank() ? "" : ": " + decision.reason();
        return new ToolException(code, "This call of " + tool.name() + " " + what + reason + ". It was not run.");
    }

    private void audit(Phase phase, Offered tool, String by, String outcome) throws ToolException {
        AuditEvent event =
                new AuditEvent(phase, call.id(), question.caller(), tool.name(), arguments.deepCopy(), by, outcome);
        try {
            box.audit().record(event);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "the audit log failed at {0} of {1}: {2}", phase, tool.name(), e);
            if (phase == Phase.STARTED) {
                throw new ToolException(
                        ErrorCodes.AUDIT_FAILED, tool.name() + " was not run, because the call could not be recorded.");
            }
        }
    }

    private ToolOutcome outcome(Answer answer) {
        Offered tool = resolved;
        return new ToolOutcome(
                call,
                tool == null ? call.name() : tool.name(),
                arguments,
                answer.rendered().content(),
                answer.errorCode(),
                answer.truncated(),
                answer.rendered().evidence(),
                answer.rendered().passages(),
                answer.data(),
                System.nanoTime() - start,
                tool == null || !ran ? 0 : tool.traits().costNanoDollars());
    }

    private Step step(Answer answer, ToolOutcome outcome) {
        Map<String, String> detail = new LinkedHashMap<>();
        detail.put("call", call.id());
        if (!call.name().equals(outcome.tool())) {
            detail.put("requested", call.name());
        }
        detail.put("arguments", call.malformed().map(raw -> raw.raw()).orElse(arguments.toString()));
        detail.put("outcome", answer.outcome());
        if (answer.truncated()) {
            detail.put("truncated", "true");
        }
        return new Step(
                Step.Kind.TOOL,
                outcome.tool(),
                outcome.latencyNanos(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                outcome.costNanoDollars(),
                detail);
    }
}
