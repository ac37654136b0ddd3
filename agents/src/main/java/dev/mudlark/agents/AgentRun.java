package dev.mudlark.agents;

import dev.mudlark.agents.ModelTurns.Turn;
import dev.mudlark.agents.react.ReactText;
import dev.mudlark.agents.react.TopLevelObjects;
import dev.mudlark.models.LlmException;
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

    private static final String CUT_ARGUMENTS =
            "error: the arguments end before they are complete, as they do when the "
                    + "reply is cut by the output limit, so this call was not run. Call again with shorter arguments.";

    private final ModelTurns model;
    private final Protocol protocol;
    private final ToolBox tools;
    private final LimitGuard guard;
    private final QuestionContext context;
    private final Conversation conversation;
    private final List<ToolOutcome> outcomes = new ArrayList<>();
    private int steps;
    private int llmCalls;
    private boolean repairing;

    AgentRun(
            ModelTurns model,
            Protocol protocol,
            DataFence fence,
            ToolBox tools,
            AgentLimits limits,
            QuestionContext surroundings) {
        this.model = model;
        this.protocol = protocol;
        this.conversation = new Conversation(protocol, fence);
        this.tools = tools;
        this.guard = new LimitGuard(limits, surroundings.budget(), tools.guardsRepeats());
        this.context = guard.within(surroundings);
    }

    AgentResult answer(String question) {
        conversation.user(question);
        try {
            while (true) {
                llmCalls++;
                steps++;
                Turn turn = model.ask(conversation.sent(), protocol, context);
                conversation.reply(turn.reply(), turn.meaning());
                switch (turn.meaning()) {
                    case Meaning.Answer(var text) -> {
                        checkWhole(turn);
                        return result(Optional.of(text), Termination.ANSWERED, null);
                    }
                    case Meaning.Calls(var calls) ->
                        runCalls(calls, turn.reply().stopReason());
                    case Meaning.Neither(var problem) -> repair(problem);
                }
                if (guard.refused() != null) {
                    return finalAnswer();
                }
            }
        } catch (LlmException e) {
            return result(Optional.empty(), Termination.FAILED, e);
        }
    }

    private void runCalls(List<ToolCall> calls, StopReason stopped) {
        repairing = false;
        ToolTurn turn = tools.turn(context);
        for (ToolCall call : calls) {
            if (guard.refuses()) {
                turn.refuse(call, "limit_reached", "error: " + guard.reached() + " No more tools can be called.");
            } else if (stopped == StopReason.LENGTH) {
                turn.refuse(call, "cut_call", CUT);
            } else if (isCut(call)) {
                turn.refuse(call, "cut_call", CUT_ARGUMENTS);
            } else {
                guard.callRuns();
                turn.run(call);
            }
        }
        List<ToolOutcome> ended = turn.end();
        outcomes.addAll(ended);
        ended.forEach(conversation::result);
        guard.turnEnded(ended);
    }

    /** Some servers say that the model was done when the output limit cut it. */
    private static boolean isCut(ToolCall call) {
        return call.malformed().filter(raw -> TopLevelObjects.isCut(raw.raw())).isPresent();
    }

    /** Once the model is told what is wrong; the second time in a row it ends the question. */
    private void repair(String problem) {
        if (repairing) {
            throw untaken("twice in a row the model wrote neither an action nor an answer: ", problem);
        }
        repairing = true;
        guard.turnEnded(List.of());
        conversation.user(ReactText.repair(problem));
    }

    private static void checkWhole(Turn turn) {
        Optional<LlmException> broken = turn.reply().notAnAnswer();
        if (broken.isPresent()) {
            throw broken.get();
        }
    }

    private AgentResult finalAnswer() {
        conversation.user(guard.reached() + " Answer now with what was found; say so if it is not enough to answer."
                + protocol.lastWords());
        llmCalls++;
        Turn turn = model.askForAnswer(conversation.sent(), protocol, context);
        conversation.reply(turn.reply(), turn.meaning());
        return switch (turn.meaning()) {
            case Meaning.Answer(var text) -> {
                checkWhole(turn);
                yield result(Optional.of(text), guard.termination(), null);
            }
            case Meaning.Neither(var problem) ->
                throw untaken("asked for its final answer, the model wrote none: ", problem);
            case Meaning.Calls calls -> throw new IllegalStateException("calls after the final answer call");
        };
    }

    private static LlmException untaken(String what, String problem) {
        return new LlmException(
                LlmException.Kind.UNTAKEN_REPLY, what + problem + "; the replies are in the conversation");
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
