package dev.mudlark.agents;

import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.QuestionContext;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One question on its way through the loop. */
final class AgentRun {

    private static final Set<Termination> NO_CAPS = Set.of(Termination.MAX_STEPS, Termination.NO_PROGRESS);

    private static final String CUT = "error: the reply was cut by the output limit, so this call was not run. Call "
            + "again with shorter arguments or fewer calls in one reply.";

    private final ModelTurns model;
    private final ToolBox tools;
    private final LimitGuard guard;
    private final QuestionContext context;
    private final Conversation conversation;
    private final List<ToolOutcome> outcomes = new ArrayList<>();
    private int steps;
    private int llmCalls;

    AgentRun(ModelTurns model, ToolBox tools, AgentLimits limits, QuestionContext surroundings) {
        this.model = model;
        this.conversation = new Conversation(model.fence());
        this.tools = tools;
        this.guard = new LimitGuard(limits, surroundings.budget(), tools.guardsRepeats());
        this.context = guard.within(surroundings);
    }

    AgentResult answer(String question) {
        conversation.add(ChatMessage.user(question));
        try {
            while (true) {
                llmCalls++;
                steps++;
                LlmToolResponse reply = model.ask(conversation.sent(), context);
                conversation.add(reply.asMessage());
                if (reply.toolCalls().isEmpty()) {
                    return result(Optional.of(reply.text()), Termination.ANSWERED, null);
                }
                runCalls(reply);
                if (guard.refused() != null) {
                    return finalAnswer();
                }
            }
        } catch (LlmException e) {
            return result(Optional.empty(), Termination.FAILED, e);
        }
    }

    private void runCalls(LlmToolResponse reply) {
        ToolTurn turn = tools.turn(context);
        for (ToolCall call : reply.toolCalls()) {
            if (guard.refuses()) {
                turn.refuse(call, "limit_reached", "error: " + guard.reached() + " No more tools can be called.");
            } else if (reply.stopReason() == StopReason.LENGTH) {
                turn.refuse(call, "cut_call", CUT);
            } else {
                guard.callRuns();
                turn.run(call);
            }
        }
        List<ToolOutcome> ended = turn.end();
        outcomes.addAll(ended);
        ended.forEach(outcome -> conversation.add(outcome.asMessage()));
        guard.turnEnded(ended);
    }

    /** Calls in the reply to the final answer call are neither run nor kept: nothing would answer them. */
    private AgentResult finalAnswer() {
        conversation.add(ChatMessage.user(
                guard.reached() + " Answer now with what was found; say so if it is not enough to answer."));
        llmCalls++;
        LlmToolResponse reply = model.askForAnswer(conversation.sent(), context);
        conversation.add(new ChatMessage(ChatMessage.Role.ASSISTANT, reply.text(), reply.providerState()));
        return result(Optional.of(reply.text()), guard.termination(), null);
    }

    private AgentResult result(Optional<String> answer, Termination termination, @Nullable LlmException failure) {
        return new AgentResult(
                answer,
                conversation.kept(),
                outcomes,
                steps,
                llmCalls,
                guard.toolCalls(),
                termination,
                guard.refused() != null,
                guard.refused() != null && !NO_CAPS.contains(guard.refused()),
                Optional.ofNullable(failure));
    }
}
