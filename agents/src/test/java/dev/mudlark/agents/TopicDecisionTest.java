package dev.mudlark.agents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TopicDecisionTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"on_topic\": true}",
                "{\"on_topic\":true,}",
                "```json\n{\"on_topic\": true}\n```",
                "It is about refunds. {\"on_topic\": \"YES\", \"reason\": \"{refunds}\"}"
            })
    void readsYes(String reply) {
        assertThat(TopicDecision.read(reply)).contains(true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"on_topic\": false}", "{\"on_topic\": \"no\"}", "{\"on_topic\": \" False \"}"})
    void readsNo(String reply) {
        assertThat(TopicDecision.read(reply)).contains(false);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "yes",
                "{}",
                "{\"on_topic\": null}",
                "{\"on_topic\": 1}",
                "{\"on_topic\": \"maybe\"}",
                "{\"topic\": true}",
                "{\"on_topic\": true",
                "[true]",
                "{\"on_topic\": true} {\"on_topic\": false}",
                "{\"a\": {\"on_topic\": true}}"
            })
    void takesNothingElseForAnAnswer(String reply) {
        assertThat(TopicDecision.read(reply)).isEmpty();
    }

    @Test
    void findsTheTopicsOfItsOwnPromptsOnly() {
        assertThat(TopicDecision.topics(TopicDecision.instructions("refunds and lamps")))
                .contains("refunds and lamps");
        assertThat(TopicDecision.topics("Answer the question.")).isEmpty();
        assertThat(TopicDecision.topics("")).isEmpty();
    }

    @Test
    void theStandInSaysYesToSharedWords() {
        String topics = "refunds, monthly plans and servers";
        assertThat(standIn(topics, "How long does a refund take?")).contains(true);
        assertThat(standIn(topics, "Is my plan billed monthly?")).contains(true);
        assertThat(standIn(topics, "Who won the final this year?")).contains(false);
        assertThat(standIn(topics, "Hi!")).contains(false);
    }

    private static Optional<Boolean> standIn(String topics, String question) {
        LlmRequest request = new LlmRequest(
                List.of(ChatMessage.user(question)),
                TopicDecision.instructions(topics),
                List.of(),
                LlmOptions.DEFAULT.withJsonMode(),
                Deadline.none(),
                new Trace());
        return TopicDecision.read(Models.discover()
                .open(ModelRef.parse("mock"))
                .completeWithTools(request)
                .text());
    }
}
