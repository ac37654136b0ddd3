package dev.mudlark.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mudlark.bench.renaming.Renaming;
import dev.mudlark.context.Deadline;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.models.Models;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the whole road measures with the stand-in: that tools are used where they are needed, whatever things are called. */
class StandInFiguresTest {

    private static final Path LARKSPUR = Path.of("..", "data", "larkspur");
    private static final String ALL_TOOLS = "agent_with_all_tools";
    private static final String NO_TOOLS = "agent_search_only";
    private static final List<String> METRICS = List.of(
            "required_tool_used_rate",
            "needless_call_rate",
            "keyword_recall",
            "answer_score",
            "abstain_recall",
            "false_refusal_rate",
            "recall@5");

    @TempDir
    Path temp;

    @Test
    void toolsAreUsedAndPayOnTheBundledCollection() throws Exception {
        assertThatToolsPay(run(LARKSPUR, "larkspur"), 0.78, 0.38);
    }

    @Test
    void toolsAreUsedAndPayOnARealCollection() throws Exception {
        Evaluation evaluation = run(peps(), "peps");
        assertThatToolsPay(evaluation, 0.8, 0.25);
        assertThat(value(evaluation, "bm25", Subset.ALL, "recall@5")).isGreaterThanOrEqualTo(0.76);
        assertThat(value(evaluation, "hybrid", Subset.ALL, "recall@5")).isGreaterThanOrEqualTo(0.78);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void otherNamesAndFiguresMoveNoMetricOfTheBundledCollection(long seed) throws Exception {
        assertThatRenamingMovesNothing(LARKSPUR, seed);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void otherNamesAndFiguresMoveNoMetricOfARealCollection(long seed) throws Exception {
        assertThatRenamingMovesNothing(peps(), seed);
    }

    private static void assertThatToolsPay(Evaluation evaluation, double leastUsed, double leastGain) {
        SoftAssertions.assertSoftly(softly -> {
            softly.assertThat(value(evaluation, ALL_TOOLS, Subset.NEEDS_TOOLS, "required_tool_used_rate"))
                    .isGreaterThanOrEqualTo(leastUsed);
            softly.assertThat(value(evaluation, ALL_TOOLS, Subset.ALL, "needless_call_rate"))
                    .isLessThanOrEqualTo(0.15);
            softly.assertThat(gain(evaluation, Subset.NEEDS_TOOLS)).isGreaterThanOrEqualTo(leastGain);
            softly.assertThat(gain(evaluation, Subset.OTHER)).isGreaterThanOrEqualTo(-0.05);
        });
    }

    private static double gain(Evaluation evaluation, Subset subset) {
        return value(evaluation, ALL_TOOLS, subset, "keyword_recall")
                - value(evaluation, NO_TOOLS, subset, "keyword_recall");
    }

    private void assertThatRenamingMovesNothing(Path collection, long seed) throws Exception {
        Path renamed = Files.createDirectory(temp.resolve("renamed"));
        Renaming.write(collection, renamed, seed, EvidenceExpression::evaluate);
        Evaluation before = runWithoutModel(collection, "before");
        Evaluation after = runWithoutModel(renamed, "after");
        SoftAssertions.assertSoftly(softly ->
                METRICS.forEach(metric -> softly.assertThat(value(after, ALL_TOOLS, Subset.ALL, metric))
                        .as("%s with seed %d", metric, seed)
                        .isCloseTo(value(before, ALL_TOOLS, Subset.ALL, metric), within(0.03))));
    }

    private static double value(Evaluation evaluation, String system, Subset subset, String metric) {
        return evaluation
                .summary(system, subset)
                .orElseThrow()
                .value(metric)
                .value()
                .orElseThrow();
    }

    private Evaluation run(Path collection, String out) throws BenchException {
        RunRequest request = new RunRequest(
                Optional.empty(),
                Optional.of(collection.resolve("docs")),
                Optional.of(collection.resolve("questions.jsonl")),
                Optional.of(collection.resolve("qrels.jsonl")),
                true,
                Optional.of(temp.resolve(out)),
                OptionalInt.empty(),
                OptionalInt.empty());
        return Bench.run(request, Models.discover(), new Silence(), Clock.systemUTC(), Deadline.none())
                .evaluation();
    }

    /**
     * The agent with all tools, searching by words alone: to an embedding model another name is another meaning, and the
     * question here is the stand-in.
     */
    private Evaluation runWithoutModel(Path collection, String out) throws IOException, BenchException {
        Path data = collection.toAbsolutePath().normalize();
        Path config = Files.writeString(temp.resolve(out + ".yaml"), """
                data: {docs: '%1$s/docs', questions: '%1$s/questions.jsonl', qrels: '%1$s/qrels.jsonl'}
                models: {generator: mock}
                systems:
                  - type: agent_search
                    name: agent_with_all_tools
                    retriever: bm25
                    tools: [calculator, date_calc, corpus_grep, lookup_table]
                """.formatted(data));
        RunRequest request = new RunRequest(
                Optional.of(config),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                true,
                Optional.of(temp.resolve(out)),
                OptionalInt.empty(),
                OptionalInt.empty());
        return Bench.run(request, Models.discover(), new Silence(), Clock.systemUTC(), Deadline.none())
                .evaluation();
    }

    private static Path peps() throws IOException {
        Optional<Path> found = Stream.of("../..", "../../..")
                .map(up -> Path.of(up, "shared", "corpora", "peps"))
                .filter(Files::isDirectory)
                .findFirst();
        Assumptions.assumeTrue(found.isPresent(), "no shared/corpora beside the repository");
        return found.orElseThrow();
    }

    private static final class Silence implements RunListener {
        @Override
        public void note(String line) {}

        @Override
        public void started(int done, int total) {}

        @Override
        public void answered(int done, int total, int failed) {}
    }
}
