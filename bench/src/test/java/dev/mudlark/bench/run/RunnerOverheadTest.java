package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Deadline;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.ModelProvider;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.Usage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the runner adds to each question and system when the model takes no time: prompt, trace, transcript on disk.
 * {@code mvn test -pl bench -am -Dexcluded.tags= -Dgroups=benchmark -Dsurefire.failIfNoSpecifiedTests=false}
 */
@Tag("benchmark")
class RunnerOverheadTest {

    private static final int QUESTIONS = 2000;
    private static final double MOST_MS = 0.4;

    /** Answers at once. */
    private static final Llm INSTANT = request -> new LlmToolResponse(
            "An answer [doc-1].", List.of(), Usage.of(1, 1), "instant", "mock", StopReason.END, Optional.empty());

    private static final ModelProvider PROVIDER = new ModelProvider() {
        @Override
        public String name() {
            return "mock";
        }

        @Override
        public Llm open(ModelRef ref) {
            return INSTANT;
        }
    };

    @TempDir
    Path folder;

    @Test
    void theRunnerAddsLittleToAQuestion() throws IOException {
        Path docs = Files.createDirectories(folder.resolve("docs"));
        for (int i = 0; i < 50; i++) {
            Files.writeString(
                    docs.resolve("doc-" + i + ".md"), "# Topic " + i + "\n" + "Words about topic. ".repeat(200));
        }
        Path questions = Files.writeString(
                folder.resolve("q.jsonl"),
                IntStream.range(0, QUESTIONS)
                        .mapToObj(i -> "{\"id\": \"q" + i + "\", \"question\": \"What about topic " + i % 50 + "?\"}")
                        .collect(Collectors.joining("\n")));
        Path config = Files.writeString(
                folder.resolve("c.yaml"), "systems: [{type: no_retrieval}, {type: bm25}, {type: agent_search}]");
        Overrides flags = new Overrides(
                Optional.of(docs),
                Optional.of(questions),
                Optional.empty(),
                true,
                OptionalInt.of(1),
                OptionalInt.empty(),
                Taping.NONE);
        double best = Double.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            Experiment experiment = Experiment.of(Optional.of(config), flags, Optional.empty(), Models.of(PROVIDER));
            Timed progress = new Timed();
            new ExperimentRun(experiment, progress, Clock.systemUTC())
                    .run(Optional.of(folder.resolve("run" + round)), Deadline.none(), directory -> directory);
            best = Math.min(best, progress.nanos / 1e6 / (3.0 * QUESTIONS));
        }
        System.out.printf(Locale.ROOT, "runner overhead: %.3f ms per question and system (one worker)%n", best);
        assertThat(best).isLessThan(MOST_MS);
    }

    /** Takes the time from the first question to the last answer. */
    private static final class Timed implements Progress {
        private long start;
        private long nanos;

        @Override
        public void note(String line) {}

        @Override
        public void started(int done, int total) {
            start = System.nanoTime();
        }

        @Override
        public void answered(int done, int total, int failed) {
            nanos = System.nanoTime() - start;
        }
    }
}
