package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs that are killed at seeded moments (a few of them here, {@code -Dmudlark.kills=50} for more) and resumed end with
 * the files of a run that nobody killed.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "needs a kill that cannot be caught")
class KilledRunTest {

    private static final int QUESTIONS = 300;
    private static final int KILLS = Integer.getInteger("mudlark.kills", 3);

    @TempDir
    Path folder;

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void aRunThatIsKilledAtAnyMomentAndResumedEndsWithTheFilesOfOneThatWasNot() throws Exception {
        TinyCollection tiny = collection();
        Path whole = tiny.out("whole");
        assertThat(OwnProcess.quiet("run", tiny.config(), "--out", whole).waitFor())
                .isZero();
        Map<String, String> expected = files(whole);
        long size = Files.size(whole.resolve("transcripts.jsonl"));
        long seed = Long.getLong("mudlark.seed", 20_260_101L);
        Random random = new Random(seed);
        int killedInTime = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            String moment = "seed " + seed + ", kill " + kill + " of " + KILLS;
            Path run = tiny.out("killed-" + kill);
            Process process = OwnProcess.quiet("run", tiny.config(), "--out", run);
            awaitMoment(process, run, random, size);
            killedInTime += process.isAlive() ? 1 : 0;
            process.destroyForcibly().waitFor();
            assertThat(resume(run)).as(moment).isZero();
            assertThat(files(run)).as(moment).isEqualTo(expected);
        }
        assertThat(killedInTime)
                .as("runs that were still going on when they were killed")
                .isPositive();
    }

    private TinyCollection collection() {
        TinyCollection tiny = TinyCollection.in(folder);
        tiny.config("""
                data: {docs: docs, questions: questions.jsonl}
                models: {generator: mock}
                systems: [{type: bm25}, {type: grep_agent}, {type: agent_search, tools: [calculator]}]
                """);
        tiny.write(
                "questions.jsonl",
                IntStream.range(0, QUESTIONS)
                        .mapToObj(i -> "{\"id\": \"q" + i + "\", \"question\": \"What does the Basin plan cost for " + i
                                + " months?\", \"expected_keywords\": [\"12.50\"]}")
                        .collect(Collectors.joining("\n")));
        return tiny;
    }

    private int resume(Path run) throws IOException, InterruptedException {
        return OwnProcess.mudlark(List.of(), "run", "--resume", run)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start()
                .waitFor();
    }

    /** The folder is there, a part of the answers is, or the results are being written. */
    private static void awaitMoment(Process process, Path run, Random random, long size) throws IOException {
        Path transcripts = run.resolve("transcripts.jsonl");
        long part = (long) (random.nextDouble() * size);
        List<Path> results = List.of(
                run.resolve("run_manifest.json"),
                run.resolve("per_question_results.jsonl"),
                run.resolve(".report.html.tmp"),
                run.resolve("report.html"));
        Path result = results.get(random.nextInt(results.size()));
        boolean answers = random.nextInt(3) > 0;
        while (process.isAlive()) {
            if (answers ? Files.exists(transcripts) && Files.size(transcripts) >= part : Files.exists(result)) {
                return;
            }
            Thread.onSpinWait();
        }
    }

    /** Every file by its name, without what measures time and without the folder's own name. */
    private static Map<String, String> files(Path run) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> list = Files.list(run)) {
            for (Path file : new ArrayList<>(list.toList())) {
                String name = file.getFileName().toString();
                files.put(name, withoutTimes(name, Files.readString(file)).replace(run.toString(), "RUN"));
            }
        }
        return files;
    }

    private static String withoutTimes(String name, String text) {
        return switch (name) {
            // Everything in the report comes from the transcripts and the manifest.
            case "report.html", "leaderboard.md" -> "";
            case "run_manifest.json" ->
                text.replaceAll("\"(started|ended)\" : \"[^\"]*\"", "").replaceAll(",\\s*\"resumed\" : \\[[^]]*]", "");
            case "contrasts.csv" ->
                text.lines().filter(line -> !line.contains(",latency,")).collect(Collectors.joining("\n"));
            case "metrics_summary.csv", "tool_usage.csv" -> withoutTimeColumns(text);
            default -> text.replaceAll("\"(latency|ingestion)_(ns|ms|time_s)\":[0-9.]+", "");
        };
    }

    private static String withoutTimeColumns(String csv) {
        List<String[]> rows = csv.lines().map(line -> line.split(",", -1)).toList();
        String[] head = rows.get(0);
        return rows.stream()
                .map(row -> IntStream.range(0, head.length)
                        .filter(i -> !head[i].contains("latency") && !head[i].startsWith("ingestion_time"))
                        .mapToObj(i -> row[i])
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining("\n"));
    }
}
