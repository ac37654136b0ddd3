package dev.mudlark.bench.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.mudlark.bench.Bench;
import dev.mudlark.bench.RunResult;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.models.Delivery;
import dev.mudlark.models.LlmException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DeliveryTest {

    private static final String PLAIN = "models: {generator: 'openai:gpt-5'}\nsystems: [{type: no_retrieval}]\n";

    @TempDir
    Path folder;

    private static Map<String, String> summary(LiveRun live) throws IOException {
        List<String> lines = live.file("metrics_summary.csv").lines().toList();
        List<String> header = Arrays.asList(lines.get(0).split(",", -1));
        List<String> row = Arrays.asList(lines.get(1).split(",", -1));
        Map<String, String> summary = new HashMap<>();
        header.forEach(name -> summary.put(name, row.get(header.indexOf(name))));
        return summary;
    }

    private static List<JsonNode> lines(LiveRun live) throws IOException {
        List<JsonNode> nodes = new ArrayList<>();
        for (String line : live.file("per_question_results.jsonl").lines().toList()) {
            nodes.add(JsonMapper.builder().build().readTree(line));
        }
        return nodes;
    }

    @Test
    void retriesAreCountedInStepsAndSummary() throws Exception {
        LiveRun live = LiveRun.in(folder, 3, PLAIN);
        live.run(ScriptedProvider.of(
                "openai",
                (ref, request) ->
                        ScriptedProvider.reply(ref, "five days").withDelivery(Delivery.DIRECT.withRetries(2))));
        assertThat(summary(live)).containsEntry("retries", "6").containsEntry("n_unpriced", "0");
        assertThat(lines(live)).allSatisfy(line -> {
            assertThat(line.path("retries").intValue()).isEqualTo(2);
            assertThat(line.at("/steps/0/detail/retries").asText()).isEqualTo("2");
        });
    }

    @Test
    void aQuestionWhosePromptWasCutIsNotScoredAndSaysWithWhichContext() throws Exception {
        LiveRun live = LiveRun.in(folder, 2, PLAIN);
        RunResult result = live.run(ScriptedProvider.of("openai", (ref, request) -> {
            boolean first = request.messages().getFirst().content().contains("refund 0");
            return ScriptedProvider.reply(ref, "five days")
                    .withDelivery(first ? new Delivery(0, true, OptionalLong.of(4096), false) : Delivery.DIRECT);
        }));
        assertThat(result.evaluation().results().get(0))
                .isInstanceOfSatisfying(
                        QuestionResult.Unscoreable.class,
                        cut -> assertThat(cut.reason())
                                .isEqualTo(
                                        "the server cut the prompt; context_tokens 4096 used; raise it under providers"));
        assertThat(result.evaluation().results().get(1)).isInstanceOf(QuestionResult.Scored.class);
        assertThat(result.record().transcripts().get(0).failure().orElseThrow().code())
                .isEqualTo("context_truncated");
        assertThat(lines(live))
                .extracting(line -> line.path("context_truncated").booleanValue())
                .containsExactly(true, false);
        assertThat(lines(live).get(0).path("answer").asText()).isEqualTo("five days");
        assertThat(live.file("report.html")).contains("context_tokens 4096 used");
        assertThat(Bench.rescore(folder.resolve("out")).evaluation().results().get(0))
                .isInstanceOf(QuestionResult.Unscoreable.class);
    }

    @Test
    void aModelThatFailsIsAnErrorOfItsKindAndTheRunGoesOn() throws Exception {
        LiveRun live = LiveRun.in(folder, 3, PLAIN);
        RunResult result = live.run(ScriptedProvider.of("openai", (ref, request) -> {
            if (request.messages().getFirst().content().contains("refund 1")) {
                throw new LlmException(
                        LlmException.Kind.RATE_LIMITED, "openai: too many requests", OptionalInt.of(429), 4);
            }
            return ScriptedProvider.reply(ref, "five days");
        }));
        assertThat(result.failed()).isEqualTo(1);
        assertThat(result.evaluation().results().get(1))
                .isInstanceOfSatisfying(QuestionResult.RunError.class, error -> {
                    assertThat(error.code()).isEqualTo("llm_rate_limited");
                    assertThat(error.message()).isEqualTo("openai: too many requests");
                    assertThat(error.attempt().retries()).isEqualTo(4);
                });
        assertThat(result.evaluation().results().get(2)).isInstanceOf(QuestionResult.Scored.class);
        assertThat(summary(live)).containsEntry("retries", "4").containsEntry("n_error", "1");
    }

    @ParameterizedTest
    @EnumSource(names = {"TIMEOUT", "CUT_OFF", "UNREADABLE", "RATE_LIMITED"})
    void aFailedCallThatMayHaveBeenChargedHasAnUnknownCost(LlmException.Kind kind) throws Exception {
        for (String system : List.of("bm25", "agent_search, retriever: bm25")) {
            LiveRun live = LiveRun.in(
                    folder.resolve(system.substring(0, 4)),
                    1,
                    "models: {generator: 'openai:gpt-5'}\nsystems: [{type: " + system + "}]\n");
            RunResult result = live.run(ScriptedProvider.of("openai", (ref, request) -> {
                throw new LlmException(kind, "openai: failed");
            }));
            assertThat(result.evaluation().results().getFirst().attempt().isPriced())
                    .as(system)
                    .isEqualTo(kind == LlmException.Kind.RATE_LIMITED);
        }
    }

    @Test
    void anAgentThatFailsMidwayKeepsItsSteps() throws Exception {
        LiveRun live = LiveRun.in(
                folder, 1, "models: {generator: 'openai:gpt-5'}\nsystems: [{type: agent_search, retriever: bm25}]\n");
        RunResult result = live.run(ScriptedProvider.of("openai", (ref, request) -> {
            if (request.messages().size() > 1) {
                throw new LlmException(LlmException.Kind.CUT_OFF, "openai: the reply broke off");
            }
            return ScriptedProvider.calls(ref, "search", "query", "refund");
        }));
        assertThat(result.record().transcripts()).singleElement().satisfies(transcript -> {
            assertThat(transcript.failure().orElseThrow().code()).isEqualTo("llm_cut_off");
            assertThat(transcript.toolUses()).hasSize(1);
            assertThat(transcript.steps()).hasSize(3);
            assertThat(transcript.steps().get(2).detail())
                    .containsEntry("error", "llm_cut_off")
                    .containsEntry("message", "openai: the reply broke off");
        });
    }

    @Test
    void aServerThatDoesNotAnswerIsToldOnceAndAskedOn() throws Exception {
        LiveRun live = LiveRun.in(folder, 3, "models: {generator: 'openai:gpt-5'}\nsystems: [{type: bm25}]\n");
        ScriptedProvider down = ScriptedProvider.of("openai", (ref, request) -> {
            throw new LlmException(LlmException.Kind.UNAVAILABLE, "openai:gpt-5: nothing answers at 127.0.0.1:1");
        });
        live.run(down);
        assertThat(down.asked()).hasSize(3);
        assertThat(live.notes())
                .filteredOn(note -> note.contains("nothing answers"))
                .singleElement()
                .asString()
                .startsWith("openai:gpt-5: nothing answers at 127.0.0.1:1; said once: ");
    }

    @ParameterizedTest
    @EnumSource(names = {"AUTHENTICATION", "NOT_FOUND"})
    void aModelThatCannotBeReachedAtAllIsAskedOnceAndToldOnce(LlmException.Kind kind) throws Exception {
        LiveRun live = LiveRun.in(
                folder,
                5,
                "models: {generator: 'openai:gpt-5'}\n"
                        + "systems: [{type: no_retrieval}, {type: bm25}, {type: bm25, name: other, generator: 'ollama:x'}]\n");
        ScriptedProvider wrong = ScriptedProvider.of("openai", (ref, request) -> {
            throw new LlmException(kind, "openai: refused", OptionalInt.of(401), 0);
        });
        ScriptedProvider right = ScriptedProvider.echo("ollama");
        RunResult result = live.run(wrong, right);
        assertThat(wrong.asked()).hasSize(1);
        assertThat(right.asked()).hasSize(5);
        assertThat(result.record().finished()).isTrue();
        assertThat(result.evaluation().results("bm25"))
                .hasSize(5)
                .allSatisfy(failed -> assertThat(failed)
                        .isInstanceOfSatisfying(QuestionResult.RunError.class, error -> {
                            assertThat(error.code())
                                    .isEqualTo("llm_" + kind.name().toLowerCase(Locale.ROOT));
                            assertThat(error.message()).isEqualTo("openai: refused");
                        }));
        assertThat(live.notes())
                .filteredOn(note -> note.contains("refused"))
                .containsExactly(
                        "openai:gpt-5: openai: refused; the other questions for this model fail without being sent");
    }

    @Test
    void anUnknownPriceIsShownAsUnpricedAndNeverAsNothing() throws Exception {
        LiveRun live = LiveRun.in(
                folder,
                2,
                "models: {generator: 'openai:gpt-5'}\nsystems: [{type: bm25}, {type: no_retrieval, generator: 'ollama:qwen3'}]\n");
        RunResult result = live.run(ScriptedProvider.echo("openai"), ScriptedProvider.echo("ollama"));
        assertThat(result.evaluation()
                        .summary("no_retrieval", Subset.ALL)
                        .orElseThrow()
                        .value("cost_per_question")
                        .value())
                .isEmpty();
        assertThat(live.file("leaderboard.md")).contains("| unpriced |");
        assertThat(live.file("report.html")).contains("unpriced");
        assertThat(lines(live))
                .extracting(line -> line.path("cost").isNull())
                .containsExactly(false, false, true, true);
        assertThat(lines(live).get(2).at("/steps/0/cost").isNull()).isTrue();
        String row = live.file("metrics_summary.csv")
                .lines()
                .filter(line -> line.startsWith("no_retrieval"))
                .findFirst()
                .orElseThrow();
        assertThat(row).endsWith(",2,0");
        String before = live.file("per_question_results.jsonl");
        Bench.rescore(folder.resolve("out"));
        assertThat(live.file("per_question_results.jsonl")).as("costs are kept").isEqualTo(before);
    }

    @Test
    void theStandInIsNamedWhereItAnsweredOnly() throws Exception {
        LiveRun live = LiveRun.in(
                folder,
                1,
                "models: {generator: mock}\nsystems: [{type: bm25}, {type: no_retrieval, generator: 'openai:gpt-5'}]\n");
        live.run(ScriptedProvider.echo("openai"));
        assertThat(live.file("leaderboard.md")).contains("A rule-based stand-in answered in bm25: these scores");
    }
}
