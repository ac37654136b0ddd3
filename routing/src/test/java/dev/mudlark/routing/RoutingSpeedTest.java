package dev.mudlark.routing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.SequencedMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** 10,000 questions and 50 tools, in the first round and against scikit-learn; run by scripts/benchmark-routing. */
@Tag("benchmark-routing")
class RoutingSpeedTest {

    private static final int QUESTIONS = 10_000;
    private static final int TOOLS = 50;
    private static final double MOST_SECONDS = 1;
    private static final double LEAST_RATIO = 10;

    @TempDir
    Path folder;

    @Test
    void tenThousandQuestionsTakeLessThanASecondAndATenthOfScikitLearn() throws Exception {
        Random random = new Random(20_261_201);
        SequencedMap<String, String> descriptions = new LinkedHashMap<>();
        IntStream.range(0, TOOLS).forEach(i -> descriptions.put("tool" + i, text(random, 30)));
        List<String> questions =
                IntStream.range(0, QUESTIONS).mapToObj(i -> text(random, 10)).toList();
        double ours = Double.MAX_VALUE;
        double first = 0;
        List<Choice> choices = List.of();
        for (int round = 0; round < 5; round++) {
            long start = System.nanoTime();
            Router router = new TfIdf().over(new Preset("speed", descriptions));
            List<Choice> made = new ArrayList<>(QUESTIONS);
            questions.forEach(question -> made.add(router.choose(question)));
            double seconds = (System.nanoTime() - start) / 1e9;
            first = round == 0 ? seconds : first;
            ours = Math.min(ours, seconds);
            choices = made;
        }
        System.out.printf(
                Locale.ROOT,
                "%,d questions x %d tools by tfidf: %.3f s, in a JVM just started %.3f s%n",
                QUESTIONS,
                TOOLS,
                ours,
                first);
        assertThat(first).isLessThan(MOST_SECONDS);
        compare(descriptions, questions, choices, first, ours);
    }

    private void compare(
            SequencedMap<String, String> descriptions,
            List<String> questions,
            List<Choice> choices,
            double first,
            double ours)
            throws IOException, InterruptedException {
        String python = System.getProperty("mudlark.python", "");
        assumeTrue(!python.isEmpty(), "no Python with scikit-learn: apt-get install python3-sklearn");
        Path task = folder.resolve("task.json");
        Path result = folder.resolve("result.json");
        new JsonMapper()
                .writeValue(task.toFile(), Map.of("descriptions", descriptions.values(), "questions", questions));
        Path script = Path.of("src/test/resources/dev/mudlark/routing/one_at_a_time.py");
        Process process = new ProcessBuilder(python, script.toString(), task.toString(), result.toString())
                .inheritIO()
                .start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isZero();
        JsonNode theirs = new JsonMapper().readTree(Files.readString(result));
        double seconds = theirs.get("seconds").asDouble();
        System.out.printf(
                Locale.ROOT,
                "scikit-learn, one question at a time: %.3f s, ratio %.0f (%.0f in a JVM just started); largest difference of"
                        + " %,d scores: %s%n",
                seconds,
                seconds / ours,
                seconds / first,
                QUESTIONS * TOOLS,
                largestDifference(choices, theirs.get("scores")));
        assertThat(largestDifference(choices, theirs.get("scores"))).isLessThanOrEqualTo(1e-15);
        assertThat(seconds / ours).isGreaterThanOrEqualTo(LEAST_RATIO);
    }

    private static double largestDifference(List<Choice> choices, JsonNode scores) {
        double largest = 0;
        for (int question = 0; question < choices.size(); question++) {
            int tool = 0;
            for (double score : choices.get(question).scores().values()) {
                largest = Math.max(
                        largest,
                        Math.abs(score - scores.get(question).get(tool++).asDouble()));
            }
        }
        return largest;
    }

    /** Words of a vocabulary of 2,000, the first of which are the most frequent. */
    private static String text(Random random, int words) {
        return IntStream.range(0, words)
                .mapToObj(i -> "Word" + (int) (2_000 * Math.pow(random.nextDouble(), 2)))
                .collect(Collectors.joining(" ", "", "?"));
    }
}
