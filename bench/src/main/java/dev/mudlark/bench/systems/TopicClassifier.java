package dev.mudlark.bench.systems;

import dev.mudlark.agents.TopicDecision;
import dev.mudlark.context.Step;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.evaluation.Transcript.Failure;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Asks a model whether a question is on topic. A reply that says neither yes nor no is told so once; a second one is a
 * failure of the question, never a no.
 *
 * @param generator the model
 * @param instructions its system prompt
 */
record TopicClassifier(Generator generator, String instructions) {

    /**
     * What came of asking.
     *
     * @param messages the conversation
     * @param onTopic yes or no; empty when it failed
     * @param failure why it failed
     */
    record Decision(List<Message> messages, Optional<Boolean> onTopic, Optional<Failure> failure) {}

    /** Asks about a question. */
    Decision decide(String question, AnswerContext context) {
        List<Message> messages = new ArrayList<>(List.of(ChatMessage.user(question)));
        try {
            Optional<Boolean> onTopic = ask(messages, context);
            if (onTopic.isEmpty()) {
                messages.add(ChatMessage.user(TopicDecision.repair()));
                onTopic = ask(messages, context);
            }
            if (onTopic.isEmpty()) {
                throw new LlmException(
                        LlmException.Kind.UNTAKEN_REPLY,
                        generator.name() + ": asked whether the question is on topic, the model twice said neither yes"
                                + " nor no");
            }
            return new Decision(messages, onTopic, Optional.empty());
        } catch (LlmException e) {
            return new Decision(messages, Optional.empty(), Optional.of(Reply.failure(e)));
        }
    }

    private Optional<Boolean> ask(List<Message> messages, AnswerContext context) {
        long start = System.nanoTime();
        LlmToolResponse response;
        try {
            response = context.llm()
                    .completeWithTools(new LlmRequest(
                            messages,
                            instructions,
                            List.of(),
                            LlmOptions.DEFAULT.withJsonMode(),
                            context.deadline(),
                            context.trace()));
        } catch (LlmException e) {
            context.trace().add(Reply.failed(Step.Kind.LLM, generator, e, System.nanoTime() - start));
            throw e;
        }
        messages.add(response.asMessage());
        Optional<Boolean> onTopic =
                response.notAnAnswer().isPresent() ? Optional.empty() : TopicDecision.read(response.text());
        String said = onTopic.map(yes -> yes ? Transcript.YES : Transcript.NO).orElse("neither");
        context.trace()
                .add(Reply.step(
                        Step.Kind.LLM,
                        generator,
                        response,
                        System.nanoTime() - start,
                        Map.of(Transcript.ON_TOPIC, said)));
        return onTopic;
    }
}
