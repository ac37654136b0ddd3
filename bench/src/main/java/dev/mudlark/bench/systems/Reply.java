package dev.mudlark.bench.systems;

import dev.mudlark.context.Step;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.evaluation.Transcript.Failure;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.Usage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a model said to a single message without tools.
 *
 * @param messages the question and, when there is one, the answer
 * @param answer the answer
 * @param failure why there is none
 */
record Reply(List<Message> messages, Optional<String> answer, Optional<Failure> failure) {

    /** Asks the model once and notes the step. */
    static Reply ask(Generator generator, String system, String text, AnswerContext context) {
        ChatMessage question = ChatMessage.user(text);
        long start = System.nanoTime();
        try {
            LlmToolResponse response = context.llm()
                    .completeWithTools(new LlmRequest(
                            List.of(question),
                            system,
                            List.of(),
                            LlmOptions.DEFAULT,
                            context.deadline(),
                            context.trace()));
            context.trace().add(step(Step.Kind.GENERATE, generator, response, System.nanoTime() - start, Map.of()));
            Optional<LlmException> broken = response.notAnAnswer();
            if (broken.isPresent()) {
                return new Reply(List.of(question, response.asMessage()), Optional.empty(), broken.map(Reply::failure));
            }
            return new Reply(List.of(question, response.asMessage()), Optional.of(response.text()), Optional.empty());
        } catch (LlmException e) {
            context.trace().add(failed(Step.Kind.GENERATE, generator, e, System.nanoTime() - start));
            return new Reply(List.of(question), Optional.empty(), Optional.of(failure(e)));
        }
    }

    /** A failure of the model as a failure of the question. */
    static Failure failure(LlmException e) {
        return new Failure(Failure.Kind.RUN_ERROR, e.code(), String.valueOf(e.getMessage()));
    }

    /** The whole conversation of a system that asks once. */
    Transcript transcript(
            String name,
            Asked asked,
            String system,
            List<Transcript.Retrieval> retrievals,
            AnswerContext context,
            long start) {
        return new Transcript(
                name,
                asked.id(),
                system,
                messages,
                List.of(),
                retrievals,
                context.trace().steps(),
                answer,
                Optional.empty(),
                failure,
                System.nanoTime() - start);
    }

    /** A step in which a model replied. */
    static Step step(
            Step.Kind kind, Generator generator, LlmToolResponse response, long nanos, Map<String, String> facts) {
        Usage usage = response.usage();
        OptionalLong cost = generator.price().cost(usage);
        Map<String, String> detail = new LinkedHashMap<>(facts);
        detail.putAll(response.delivery().facts());
        return new Step(
                kind,
                response.model(),
                nanos,
                usage.inputTokens(),
                usage.outputTokens(),
                cost.orElse(0),
                detail,
                cost.isEmpty());
    }

    /** A step in which a model failed. What a provider may have charged is not known. */
    static Step failed(Step.Kind kind, Generator generator, LlmException e, long nanos) {
        boolean unpriced = e.mayBeCharged() && !generator.price().isFree();
        return new Step(
                kind, generator.name(), nanos, OptionalLong.empty(), OptionalLong.empty(), 0, e.facts(), unpriced);
    }
}
