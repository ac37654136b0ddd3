package dev.mudlark.agents;

import dev.mudlark.context.Amount;
import dev.mudlark.context.Step;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.Price;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.models.Usage;
import dev.mudlark.tools.QuestionContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Asks the model, notes each turn as a step and charges the budget. */
record ModelTurns(Llm llm, Price price, List<ToolSpec> specs, String systemPrompt, DataFence fence) {

    /**
     * A turn in which the model may call tools.
     *
     * @param messages what it is sent, results fenced
     */
    LlmToolResponse ask(List<Message> messages, QuestionContext context) {
        return turn(messages, new ToolChoice.Auto(), context);
    }

    /** The final answer call: the tools stay in the request, so that every provider accepts the history. */
    LlmToolResponse askForAnswer(List<Message> messages, QuestionContext context) {
        return turn(messages, new ToolChoice.None(), context);
    }

    private LlmToolResponse turn(List<Message> messages, ToolChoice choice, QuestionContext context) {
        long start = System.nanoTime();
        try {
            if (context.deadline().isOver()) {
                throw new LlmException("the time for this question is over before the model answered");
            }
            LlmOptions options = LlmOptions.DEFAULT.withToolChoice(choice);
            LlmToolResponse reply = llm.completeWithTools(
                    new LlmRequest(messages, instructions(), specs, options, context.deadline(), context.trace()));
            note(reply, choice instanceof ToolChoice.None, System.nanoTime() - start, context);
            return reply;
        } catch (LlmException e) {
            context.trace().add(failure(e, System.nanoTime() - start));
            throw e;
        }
    }

    private String instructions() {
        if (specs.isEmpty()) {
            return systemPrompt;
        }
        return systemPrompt.isEmpty() ? fence.rule() : systemPrompt + "\n\n" + fence.rule();
    }

    private void note(LlmToolResponse reply, boolean last, long nanos, QuestionContext context) {
        Usage usage = reply.usage();
        OptionalLong cost = price.cost(usage);
        context.budget().spend(new Amount(cost.orElse(0), usage.total(), 0));
        Map<String, String> detail = new LinkedHashMap<>();
        boolean answers = last || reply.toolCalls().isEmpty();
        if (!answers) {
            detail.put(
                    "calls", reply.toolCalls().stream().map(call -> call.name()).collect(Collectors.joining(", ")));
        }
        if (reply.delivery().stored()) {
            detail.put(Step.STORED, "true");
        }
        context.trace()
                .add(new Step(
                        answers ? Step.Kind.GENERATE : Step.Kind.LLM,
                        reply.model(),
                        nanos,
                        usage.inputTokens(),
                        usage.outputTokens(),
                        cost.orElse(0),
                        detail));
    }

    private static Step failure(LlmException e, long nanos) {
        return new Step(
                Step.Kind.LLM,
                "model",
                nanos,
                OptionalLong.empty(),
                OptionalLong.empty(),
                0,
                Map.of("error", String.valueOf(e.getMessage())));
    }
}
