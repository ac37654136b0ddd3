package dev.mudlark.bench.systems;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Step;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolResultMessage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two ways to decide whether a question is looked up: by a classifier, and by the model that answers. */
class WhoDecidesTest {

    private static final String QUESTION = "How long does a refund take?";

    private final ScriptedSystems scripted = new ScriptedSystems();
    private final ScriptedLlm llm = scripted.llm;

    private Transcript pipeline(String question) {
        return scripted.answer(
                scripted.open("[{type: pipeline_rag, topics: refunds and lamps, top_k: 1}]")
                        .getFirst(),
                question);
    }

    private Transcript agent(String options) {
        return scripted.answer(
                scripted.open("[{type: agent_search" + options + "}]").getFirst(), QUESTION);
    }

    private static List<String> classified(Transcript transcript) {
        return transcript.steps().stream()
                .filter(step -> step.detail().containsKey("on_topic"))
                .map(step -> step.detail().get("on_topic"))
                .toList();
    }

    @Test
    void onYesTheQuestionIsTheQueryOfOneRetrieval() {
        llm.says("{\"on_topic\": true}");
        llm.says("Five days [refunds].");
        Transcript transcript = pipeline(QUESTION);
        LlmRequest classifying = llm.asked.getFirst();
        assertThat(classifying.messages()).containsExactly(ChatMessage.user(QUESTION));
        assertThat(classifying.system()).contains("They cover: refunds and lamps\n", "{\"on_topic\": true}");
        assertThat(classifying.options().jsonMode()).isTrue();
        assertThat(classifying.tools()).isEmpty();
        assertThat(llm.asked.get(1).messages())
                .containsExactly(
                        ChatMessage.user("Context:\n[refunds] A refund takes five days.\n\nQuestion: " + QUESTION));
        assertThat(transcript.answer()).contains("Five days [refunds].");
        assertThat(transcript.messages())
                .extracting(Message::content)
                .element(1)
                .isEqualTo("{\"on_topic\": true}");
        assertThat(transcript.messages()).hasSize(4);
        assertThat(transcript.steps())
                .extracting(Step::kind)
                .containsExactly(Step.Kind.LLM, Step.Kind.RETRIEVE, Step.Kind.GENERATE);
        assertThat(transcript.steps()).extracting(Step::name).element(1).isEqualTo("hybrid");
        assertThat(transcript.retrievals())
                .singleElement()
                .satisfies(ranking -> assertThat(ranking.passages()).hasSize(1));
        assertThat(transcript.isVetoed()).isFalse();
    }

    @Test
    void bothGraphsSpendTwoModelCallsOnAQuestionForTheDocuments() {
        llm.says("{\"on_topic\": true}");
        llm.says("Five days [refunds].");
        pipeline(QUESTION);
        assertThat(llm.asked).hasSize(2);
        llm.asked.clear();
        llm.calls("search", "{\"query\": \"refund timing\"}");
        llm.says("Five days [refunds].");
        agent("");
        assertThat(llm.asked).hasSize(2);
    }

    @Test
    void onNoNothingIsRetrievedAndTheReplyIsFixed() {
        llm.says("{\"on_topic\": false}");
        Transcript transcript = pipeline("Who won the final?");
        assertThat(llm.asked).hasSize(1);
        assertThat(transcript.answer()).contains("The documents do not cover this topic.");
        assertThat(transcript.retrievals()).isEmpty();
        assertThat(transcript.isVetoed()).isTrue();
        assertThat(transcript.failure()).isEmpty();
        llm.says("{\"on_topic\": \"no\"}");
        RagSystem own = scripted.open("[{type: pipeline_rag, topics: lamps, off_topic_reply: Ask about lamps.}]")
                .getFirst();
        assertThat(scripted.answer(own, "Hello!").answer()).contains("Ask about lamps.");
    }

    @Test
    void aReplyThatSaysNeitherIsAskedOnceMore() {
        llm.says("I think it is.");
        llm.says("```json\n{\"on_topic\": \"Yes\"}\n```");
        llm.says("Five days [refunds].");
        Transcript transcript = pipeline(QUESTION);
        assertThat(classified(transcript)).containsExactly("neither", "yes");
        assertThat(llm.asked.get(1).messages()).hasSize(3);
        assertThat(transcript.answer()).contains("Five days [refunds].");
    }

    @Test
    void twoRepliesThatSayNeitherAreAFailureAndNoVeto() {
        llm.says("{\"on_topic\": null}");
        llm.says("{\"on_topic\": true} or {\"on_topic\": false}");
        Transcript transcript = pipeline(QUESTION);
        assertThat(transcript.isVetoed()).isFalse();
        assertThat(transcript.answer()).isEmpty();
        assertThat(transcript.failure())
                .hasValueSatisfying(failure -> assertThat(failure.code()).isEqualTo("untaken_reply"));
        assertThat(transcript.messages()).hasSize(4);
        assertThat(transcript.steps()).hasSize(2);
    }

    @Test
    void aClassifierThatFailsIsAFailureOfTheQuestion() {
        llm.fails("no reply");
        Transcript transcript = pipeline(QUESTION);
        assertThat(transcript.isVetoed()).isFalse();
        assertThat(transcript.failure())
                .hasValueSatisfying(failure -> assertThat(failure.message()).isEqualTo("no reply"));
        assertThat(transcript.steps())
                .singleElement()
                .satisfies(step -> assertThat(step.kind()).isEqualTo(Step.Kind.LLM));
    }

    @Test
    void anAgentMaySayThatAQuestionIsOffTopic() {
        llm.calls("off_topic", "{\"query\": \"How long does a refund take?\"}");
        llm.says("The documents do not cover that.");
        Transcript transcript = agent(", tools: [off_topic]");
        assertThat(llm.asked.getFirst().tools()).hasSize(2);
        assertThat(transcript.toolUses()).singleElement().satisfies(use -> {
            assertThat(use.tool()).isEqualTo("off_topic");
            assertThat(use.errorCode()).isEmpty();
        });
        assertThat(transcript.retrievals()).isEmpty();
    }

    @Test
    void searchHandsBackWhatTheConfigSays() {
        assertThat(handedBack("")).isEqualTo("[refunds] (chars 0-25 of 25) A refund takes five days.");
        assertThat(handedBack("text_with_source")).isEqualTo("[refunds] (chars 0-25 of 25) A refund takes five days.");
        assertThat(handedBack("text")).isEqualTo("A refund takes five days.");
        assertThat(handedBack("content_and_artifact")).isEqualTo("A refund takes five days.");
    }

    /** The result of a search for one passage, which is recorded with its source in any case. */
    private String handedBack(String form) {
        llm.asked.clear();
        llm.calls("search", "{\"query\": \"refund\", \"top_k\": 1}");
        llm.says("Five days.");
        Transcript transcript = agent(form.isEmpty() ? "" : ", search_result: " + form);
        assertThat(transcript.retrievals())
                .singleElement()
                .satisfies(ranking -> assertThat(ranking.passages())
                        .extracting(passage -> passage.span().documentId())
                        .containsExactly("refunds"));
        assertThat(transcript.toolUses().getFirst().evidence()).hasSize(1);
        return transcript.messages().stream()
                .filter(ToolResultMessage.class::isInstance)
                .map(Message::content)
                .findFirst()
                .orElseThrow();
    }
}
