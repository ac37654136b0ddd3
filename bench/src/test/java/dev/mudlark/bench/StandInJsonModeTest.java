package dev.mudlark.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Deadline;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.models.Models;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The stand-in on the whole road with {@code agent_mode: react_json}. */
class StandInJsonModeTest {

    private static final Path LARKSPUR = Path.of("..", "data", "larkspur");

    private static final int QUESTIONS = 30;

    @TempDir
    Path temp;

    @Test
    void withStepsEnoughItFindsWhatItFindsWithItsOwnToolCalling() throws Exception {
        Evaluation evaluation = run(40, 40);

        SoftAssertions.assertSoftly(softly -> {
            for (String metric : new String[] {
                "keyword_recall", "answer_score", "required_tool_used_rate", "abstain_recall", "avg_tool_calls"
            }) {
                softly.assertThat(value(evaluation, "react", metric))
                        .as(metric)
                        .isEqualTo(value(evaluation, "native", metric));
            }
        });
        assertThat(value(evaluation, "native", "keyword_recall").orElseThrow()).isPositive();
    }

    @Test
    void withFewStepsEveryQuestionHasAnAnswer() throws Exception {
        Evaluation evaluation = run(6, 3);

        assertThat(evaluation.summary("react", Subset.ALL).orElseThrow().nError())
                .isZero();
        assertThat(value(evaluation, "react", "avg_tool_calls").orElseThrow()).isBetween(1.0, 3.0);
    }

    private static OptionalDouble value(Evaluation evaluation, String system, String metric) {
        return evaluation
                .summary(system, Subset.ALL)
                .orElseThrow()
                .value(metric)
                .value();
    }

    private Evaluation run(int nativeSteps, int reactSteps) throws Exception {
        Path data = LARKSPUR.toAbsolutePath().normalize();
        Path config = Files.writeString(temp.resolve("c.yaml"), """
                data: {docs: '%1$s/docs', questions: '%1$s/questions.jsonl', qrels: '%1$s/qrels.jsonl'}
                models: {generator: mock}
                systems:
                  - {type: agent_search, name: native, retriever: bm25, max_steps: %2$d,
                     tools: [calculator, date_calc, corpus_grep, lookup_table]}
                  - {type: agent_search, name: react, retriever: bm25, max_steps: %3$d, agent_mode: react_json,
                     tools: [calculator, date_calc, corpus_grep, lookup_table]}
                """.formatted(data, nativeSteps, reactSteps));
        RunRequest request = new RunRequest(
                Optional.of(config),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                true,
                Optional.of(temp.resolve("out")),
                OptionalInt.empty(),
                OptionalInt.of(QUESTIONS));
        return Bench.run(request, Models.discover(), new Silence(), Clock.systemUTC(), Deadline.none())
                .evaluation();
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
