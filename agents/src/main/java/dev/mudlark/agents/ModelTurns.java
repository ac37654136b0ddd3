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
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.models.Usage;
import dev.mudlark.tools.QuestionContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Asks the model, notes each turn as a step and charges the budget.
 *
 * @param llm the model
 * @param price what it costs
 * @param system the whole system prompt
 */
record ModelTurns(Llm llm, Price price, String system) {

    /** A reply and what it comes to. */
    record Turn(LlmToolResponse reply, Meaning meaning) {}

    /**
     * A turn in which the model may call tools.
     *
     * @param messages what it is sent
     */
    Turn ask(List<Message> messages, Protocol protocol, QuestionContext context) {
        return turn(messages, protocol.offered(), LlmOptions.DEFAULT, protocol::meaning, context);
    }

    /** The final answer call. */
    Turn askForAnswer(List<Message> messages, Protocol protocol, QuestionContext context) {
        return turn(messages, protocol.offered(), protocol.lastOptions(), protocol::lastMeaning, context);
    }

    private Turn turn(
            List<Message> messages,
            List<ToolSpec> tools,
            LlmOptions options,
            Function<LlmToolResponse, Meaning> reading,
            QuestionContext context) {
        long start = System.nanoTime();
        try {
            if (context.deadline().isOver()) {
                throw new LlmException("the time for this question is over before the model answered");
            }
            LlmToolResponse reply = llm.completeWithTools(
                    new LlmRequest(messages, system, tools, options, context.deadline(), context.trace()));
            long nanos = System.nanoTime() - start;
            Meaning meaning = reading.apply(reply);
            note(reply, meaning, nanos, context);
            return new Turn(reply, meaning);
        } catch (LlmException e) {
            context.trace().add(failure(e, System.nanoTime() - start));
            throw e;
        }
    }

    private void note(LlmToolResponse reply, Meaning meaning, long nanos, QuestionContext context) {
        Usage usage = reply.usage();
        OptionalLong cost = price.cost(usage);
        context.budget().spend(new Amount(cost.orElse(0), usage.total(), 0));
        context.trace()
                .add(new Step(
                        meaning instanceof Meaning.Answer ? Step.Kind.GENERATE : Step.Kind.LLM,
                        reply.model(),
                        nanos,
                        usage.inputTokens(),
                        usage.outputTokens(),
                        cost.orElse(0),
                        detail(reply, meaning),
                        cost.isEmpty()));
    }

    private static Map<String, String> detail(LlmToolResponse reply, Meaning meaning) {
        Map<String, String> detail = new LinkedHashMap<>();
        switch (meaning) {
            case Meaning.Calls(var calls) ->
                detail.put("calls", calls.stream().map(ToolCall::name).collect(Collectors.joining(", ")));
            case Meaning.Answer answer -> {}
            case Meaning.Neither(var problem) -> detail.put("not_taken", problem);
        }
        detail.putAll(reply.delivery().facts());
        return detail;
    }

    /** What a provider may have charged is not known. */
    private Step failure(LlmException e, long nanos) {
        boolean unpriced = e.mayBeCharged() && !price.isFree();
        return new Step(
                Step.Kind.LLM, "model", nanos, OptionalLong.empty(), OptionalLong.empty(), 0, facts(e), unpriced);
    }

    private static Map<String, String> facts(LlmException e) {
        Map<String, String> facts = e.facts();
        facts.put("message", String.valueOf(e.getMessage()));
        return facts;
    }
}
