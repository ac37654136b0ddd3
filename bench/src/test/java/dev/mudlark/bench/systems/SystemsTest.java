package dev.mudlark.bench.systems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.Step;
import dev.mudlark.documents.Passage;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.Price;
import dev.mudlark.models.ToolSpec;
import java.util.List;
import org.junit.jupiter.api.Test;

class SystemsTest {

    private final ScriptedSystems scripted = new ScriptedSystems();
    private final ScriptedLlm llm = scripted.llm;
    private final LetterCounts embedder = scripted.embedder;
    private final Library library = scripted.library;

    @Test
    void aModelAloneGetsTheQuestionAndNothingElse() {
        llm.says("I do not know.");
        Transcript transcript =
                scripted.answer(scripted.open("[{type: no_retrieval}]").get(0), "How long does a refund take?");
        assertThat(llm.asked.get(0).messages()).containsExactly(ChatMessage.user("How long does a refund take?"));
        assertThat(llm.asked.get(0).tools()).isEmpty();
        assertThat(transcript.answer()).contains("I do not know.");
        assertThat(transcript.retrievals()).isEmpty();
        assertThat(transcript.steps()).singleElement().satisfies(step -> {
            assertThat(step.kind()).isEqualTo(Step.Kind.GENERATE);
            assertThat(step.costNanoDollars()).isEqualTo(10 * 100 + 5 * 200);
        });
    }

    @Test
    void retrievalPutsPassagesWithTheirIdsBeforeTheQuestion() {
        llm.says("Five days [refunds].");
        Transcript transcript =
                scripted.answer(scripted.open("[{type: bm25, top_k: 1}]").get(0), "How long does a refund take?");
        LlmRequest request = llm.asked.get(0);
        assertThat(request.messages())
                .containsExactly(ChatMessage.user(
                        "Context:\n[refunds] A refund takes five days.\n\nQuestion: How long does a refund take?"));
        assertThat(request.system()).contains("[doc_id]", "do not contain the answer");
        assertThat(transcript.messages())
                .containsExactly(request.messages().get(0), ChatMessage.assistant("Five days [refunds]."));
        assertThat(transcript.retrievals()).singleElement().satisfies(retrieval -> {
            assertThat(retrieval.by()).isEqualTo("bm25");
            assertThat(retrieval.passages()).extracting(Passage::text).containsExactly("A refund takes five days.");
        });
        assertThat(transcript.steps()).extracting(Step::kind).containsExactly(Step.Kind.RETRIEVE, Step.Kind.GENERATE);
    }

    @Test
    void retrievalThatFindsNothingSaysSo() {
        llm.says("The documents do not contain the answer.");
        Transcript transcript = scripted.answer(scripted.open("[{type: bm25}]").get(0), "zzz");
        assertThat(llm.asked.get(0).messages().get(0).content())
                .isEqualTo("Context:\n(no passage was found)\n\nQuestion: zzz");
        assertThat(transcript.retrievals()).isEmpty();
    }

    @Test
    void anAgentThatRepeatsItselfIsFlaggedAndItsRankingCountsOnce() {
        llm.calls("search", "{\"query\": \"refund\"}");
        llm.calls("search", "{\"query\": \"refund\", \"top_k\": 5}");
        llm.says("Five days [refunds].");

        Transcript transcript =
                scripted.answer(scripted.open("[{type: agent_search}]").get(0), "How long does a refund take?");

        assertThat(transcript.toolUses())
                .extracting(Transcript.ToolUse::repeated)
                .containsExactly(false, true);
        assertThat(transcript.retrievals()).hasSize(1);
        assertThat(transcript.agent()).contains(new Transcript.Agent(3, 2, 3, "answered", false, false, true));
    }

    @Test
    void theGuardAgainstRepeatsCanBeSwitchedOff() {
        for (String type : List.of("agent_search", "grep_agent")) {
            llm.calls("corpus_grep", "{\"pattern\": \"refund\"}");
            llm.calls("corpus_grep", "{\"pattern\": \"refund\"}");
            llm.says("Five days [refunds].");
            String tools = type.equals("agent_search") ? ", tools: [corpus_grep]" : "";

            Transcript transcript = scripted.answer(
                    scripted.open("[{type: " + type + tools + ", repeat_guard: off}]")
                            .get(0),
                    "How long does a refund take?");

            assertThat(transcript.toolUses())
                    .extracting(Transcript.ToolUse::repeated)
                    .containsExactly(false, false);
            assertThat(transcript.retrievals()).hasSize(2);
        }
    }

    @Test
    void anAgentMayCallToolsInJson() {
        for (String type : List.of("agent_search", "grep_agent")) {
            llm.asked.clear();
            llm.says("{\"action\": \"corpus_grep\", \"arguments\": {\"pattern\": \"refund\"}}");
            llm.says("{\"answer\": \"Five days [refunds].\"}");
            String tools = type.equals("agent_search") ? ", tools: [corpus_grep]" : "";

            Transcript transcript = scripted.answer(
                    scripted.open("[{type: " + type + tools + ", agent_mode: react_json}]")
                            .get(0),
                    "How long does a refund take?");

            assertThat(llm.asked).extracting(LlmRequest::tools).containsOnly(List.of());
            assertThat(transcript.answer()).contains("Five days [refunds].");
            assertThat(transcript.toolUses())
                    .extracting(Transcript.ToolUse::tool)
                    .containsExactly("corpus_grep");
            assertThat(transcript.retrievals()).hasSize(1);
        }
    }

    @Test
    void anAgentThatWritesNeitherActionNorAnswerTwiceFailsWithItsOwnCode() {
        llm.says("I think it is 5.");
        llm.says("As I said, 5.");

        Transcript transcript = scripted.answer(
                scripted.open("[{type: grep_agent, agent_mode: react_json}]").get(0), "How long does a refund take?");

        assertThat(transcript.answer()).isEmpty();
        assertThat(transcript.failure()).hasValueSatisfying(failure -> {
            assertThat(failure.kind()).isEqualTo(Transcript.Failure.Kind.RUN_ERROR);
            assertThat(failure.code()).isEqualTo("untaken_reply");
        });
        assertThat(transcript.messages()).hasSize(4);
    }

    @Test
    void anAgentHasSearchAndItsToolsAndItsRankingsAreKept() {
        llm.calls("search", "{\"query\": \"refund\"}");
        llm.calls("calculator", "{\"expression\": \"2+3\"}");
        llm.says("Five days [refunds].");
        RagSystem agent = scripted.open(
                        "[{type: agent_search, name: a, tools: [calculator, {name: corpus_grep, max_results: 3}]}]")
                .get(0);
        assertThat(agent.info().tools())
                .extracting(ToolSpec::name)
                .containsExactly("search", "calculator", "corpus_grep");
        Transcript transcript = scripted.answer(agent, "How long does a refund take?");
        assertThat(llm.asked.get(0).messages()).containsExactly(ChatMessage.user("How long does a refund take?"));
        assertThat(transcript.messages()).hasSize(6);
        assertThat(transcript.toolUses()).extracting(Transcript.ToolUse::tool).containsExactly("search", "calculator");
        assertThat(transcript.retrievals()).extracting(Transcript.Retrieval::by).containsExactly("search");
        assertThat(transcript.agent()).contains(new Transcript.Agent(3, 2, 3, "answered", false, false));
        assertThat(transcript.answer()).contains("Five days [refunds].");
    }

    @Test
    void aGrepAgentHasItsThreeToolsAndNoIndex() {
        RagSystem agent = scripted.open("[{type: grep_agent}]").get(0);
        assertThat(agent.info().tools())
                .extracting(ToolSpec::name)
                .containsExactly("list_documents", "corpus_grep", "read_document");
        assertThat(agent.info().ingestionNanos()).isZero();
        assertThat(agent.info().ingestionCostNanoDollars()).isZero();
        assertThat(agent.info().passages()).isEmpty();
        llm.calls("corpus_grep", "{\"pattern\": \"KX-9\"}");
        llm.says("Red [lamps].");
        assertThat(scripted.answer(agent, "What colour?").retrievals())
                .extracting(Transcript.Retrieval::by)
                .containsExactly("corpus_grep");
    }

    @Test
    void aModelThatFailsIsAFailureWithAllThatWasSaid() {
        for (String type : List.of("no_retrieval", "bm25", "vector", "hybrid", "agent_search", "grep_agent")) {
            llm.fails("no reply");
            Transcript transcript =
                    scripted.answer(scripted.open("[{type: " + type + "}]").get(0), "Why?");
            assertThat(transcript.failure()).as(type).hasValueSatisfying(failure -> {
                assertThat(failure.kind()).isEqualTo(Transcript.Failure.Kind.RUN_ERROR);
                assertThat(failure.code()).isEqualTo("llm_error");
                assertThat(failure.message()).isEqualTo("no reply");
            });
            assertThat(transcript.answer()).isEmpty();
            assertThat(transcript.messages()).hasSize(1);
            assertThat(transcript.steps()).isNotEmpty();
        }
    }

    @Test
    void systemsThatCutTheSameWayShareAnIndexAndEachReportsItsTime() {
        List<RagSystem> systems = scripted.open(
                "[{type: bm25}, {type: agent_search, retriever: bm25}, {type: bm25, name: small, chunk_words: 16, chunk_overlap: 0}]");
        assertThat(systems.get(0).info().ingestionNanos())
                .isPositive()
                .isEqualTo(systems.get(1).info().ingestionNanos());
        assertThat(systems.get(0).info().passages()).contains(2);
        for (Retriever retriever : List.of(Retriever.BM25, Retriever.VECTOR)) {
            assertThat(library.index(retriever, new Chunking(false, 16, 0)).searcher())
                    .isNotSameAs(library.index(retriever, new Chunking(false, 160, 32))
                            .searcher())
                    .isSameAs(
                            library.index(retriever, new Chunking(false, 16, 0)).searcher());
        }
    }

    @Test
    void vectorAndHybridRetrievalFindByTheSharedModelAndCostNothing() {
        for (String type : List.of("vector", "hybrid")) {
            llm.says("Five days [refunds].");
            RagSystem system = scripted.open("[{type: " + type + ", top_k: 1}]").get(0);
            Transcript transcript = scripted.answer(system, "How long does a refund take?");
            assertThat(transcript.retrievals()).singleElement().satisfies(retrieval -> {
                assertThat(retrieval.by()).isEqualTo(type);
                assertThat(retrieval.passages())
                        .extracting(passage -> passage.span().documentId())
                        .containsExactly("refunds");
            });
            assertThat(transcript.steps().get(0).name()).isEqualTo(type);
            assertThat(system.info().passages()).contains(2);
            assertThat(system.info().ingestionNanos()).isPositive();
            assertThat(system.info().ingestionCostNanoDollars()).isZero();
        }
        assertThat(embedder.passages).isEqualTo(2);
    }

    @Test
    void anAgentSearchesByBothUnlessItIsToldOtherwise() {
        for (String retriever : List.of("hybrid", "vector", "bm25", "")) {
            llm.calls("search", "{\"query\": \"refund\"}");
            llm.says("Five days [refunds].");
            int before = embedder.queries;
            String option = retriever.isEmpty() ? "" : ", retriever: " + retriever;
            scripted.answer(
                    scripted.open("[{type: agent_search" + option + "}]").get(0), "How long?");
            assertThat(embedder.queries - before).as(retriever).isEqualTo(retriever.equals("bm25") ? 0 : 1);
        }
    }

    @Test
    void withoutAnEmbeddingModelSystemsThatNeedOneAreRefused() {
        assertThatThrownBy(() -> scripted.plan("[{type: hybrid}]", Price.of(1, 1), false))
                .isInstanceOf(ProblemsException.class)
                .hasMessage("c.yaml:1: system 'hybrid' searches by hybrid, but no embedding model is on the class path;"
                        + " add the module mudlark-embeddings, or search by bm25");
        assertThatThrownBy(() -> scripted.plan("[{type: agent_search}]", Price.of(1, 1), false))
                .isInstanceOf(ProblemsException.class)
                .hasMessageContaining("'agent_search' searches by hybrid");
        assertThat(scripted.plan("[{type: bm25}, {type: agent_search, retriever: bm25}]", Price.of(1, 1), false))
                .hasSize(2);
    }

    @Test
    void twoSystemsOfOneNameAreRefused() {
        assertThatThrownBy(
                        () -> scripted.open("\n  - type: bm25\n  - {type: vector,\n     name: bm25}\n  - type: bm25\n"))
                .isInstanceOf(ProblemsException.class)
                .hasMessage("c.yaml:4: the name 'bm25' is taken by the system at c.yaml:2; give each system a name: of"
                        + " its own\n"
                        + "c.yaml:5: the name 'bm25' is taken by the system at c.yaml:2; give each system a name: of"
                        + " its own");
    }

    @Test
    void aCostCapNeedsAModelWhosePriceIsKnown() {
        assertThatThrownBy(() -> scripted.open("[{type: agent_search, max_cost_usd: 0.01}]", Price.UNKNOWN))
                .isInstanceOf(ProblemsException.class)
                .hasMessageStartingWith(
                        "c.yaml:1: system 'agent_search': max_cost_usd needs a model whose price is known");
    }

    @Test
    void theLimitsOfAnAgentHold() {
        llm.calls("search", "{\"query\": \"refund\"}");
        llm.calls("search", "{\"query\": \"lamp\"}");
        llm.says("Five days.");
        Transcript transcript = scripted.answer(
                scripted.open("[{type: agent_search, max_tool_calls: 1}]").get(0), "How long?");
        assertThat(transcript.agent()).hasValueSatisfying(agent -> {
            assertThat(agent.termination()).isEqualTo("max_tool_calls");
            assertThat(agent.bestEffort()).isTrue();
            assertThat(agent.budgetExhausted()).isTrue();
        });
        assertThat(transcript.toolUses().get(1).errorCode()).isPresent();
    }

    @Test
    void theCatalogRefusesToolsWhereNoneAreCalled() {
        assertThat(Systems.catalog().sections().stream()
                        .filter(section -> section.refused().containsKey("tools"))
                        .map(section -> section.title()))
                .containsExactly("no_retrieval", "bm25", "vector", "hybrid", "pipeline_rag", "grep_agent");
    }
}
