package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A run in a process of its own that is interrupted as by Ctrl-C. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "needs kill")
class InterruptTest {

    private static final int QUESTIONS = 6_000;

    @TempDir
    Path folder;

    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES)
    void anInterruptedRunKeepsWhatWasAnsweredAndSaysThatItIsUnfinished() throws Exception {
        TinyCollection tiny = TinyCollection.in(folder).withRefundQuestions(QUESTIONS);
        Path out = tiny.out("my run");
        Process process = OwnProcess.mudlark(List.of(), "run", tiny.config(), "--out", out)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        String rest;
        try (BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
            awaitTheFirstQuarter(err);
            OwnProcess.signal("-INT", process);
            rest = err.lines().collect(Collectors.joining("\n"));
        }
        assertThat(process.waitFor()).as(rest).isEqualTo(1);
        assertThat(rest)
                .contains("mudlark: interrupted; writing what was answered")
                .endsWith("; go on with: mudlark run --resume '" + out + "'");
        assertThat(Files.readString(out.resolve("run_manifest.json"))).contains("\"finished\" : false");
        List<String> lines = Files.readAllLines(out.resolve("transcripts.jsonl"));
        assertThat(lines.get(0)).contains("\"finished\":false");
        int answered = (int) lines.stream()
                .filter(line -> line.startsWith("{\"type\":\"transcript\""))
                .count();
        assertThat(answered).isBetween(1, 2 * QUESTIONS - 1);
        assertThat(JsonMapper.builder()
                        .build()
                        .readTree(out.resolve("run_manifest.json").toFile())
                        .get("answered")
                        .intValue())
                .isEqualTo(answered);
        assertThat(Files.readAllLines(out.resolve("metrics_summary.csv"))).hasSize(7);
        assertThat(Files.readString(out.resolve("report.html"))).containsIgnoringCase("unfinished");
    }

    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES)
    void aRunThatIsInterruptedWhileItEmbedsKeepsTheVectorsAndNoFolder() throws Exception {
        TinyCollection tiny = TinyCollection.in(folder);
        tiny.config("""
                data: {docs: docs, questions: questions.jsonl}
                models: {generator: mock}
                systems: [{type: hybrid}]
                """);
        for (int i = 0; i < 800; i++) {
            tiny.write("docs/note-" + i + ".md", ("# Note " + i + "\n\n" + "Plan " + i + " costs more. ".repeat(60)));
        }
        Path cache = folder.resolve("cache");
        ProcessBuilder command = OwnProcess.mudlark(List.of(), "run", tiny.config(), "--out", tiny.out("a"));
        command.environment().put("MUDLARK_CACHE", cache.toString());
        Process process =
                command.redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        String rest;
        try (BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
            String line = err.readLine();
            while (line != null && !line.contains("mudlark: embedding ")) {
                line = err.readLine();
            }
            assertThat(line).contains(" passages");
            assertThat(tiny.out("a").resolve("run_manifest.json")).exists();
            OwnProcess.signal("-INT", process);
            rest = err.lines().collect(Collectors.joining("\n"));
        }
        assertThat(process.waitFor()).as(rest).isEqualTo(1);
        assertThat(rest)
                .endsWith(
                        "mudlark: interrupted while passages were embedded, before a question was asked; those that are"
                                + " ready are kept, type the same command again")
                .containsOnlyOnce("interrupted")
                .doesNotContain("--resume");
        assertThat(tiny.out("a")).doesNotExist();
        try (Stream<Path> files = Files.walk(cache.resolve("vectors"))) {
            assertThat(files.filter(file -> file.toString().endsWith(".vec"))).isNotEmpty();
        }
    }

    /** Later than the first words of the run, so that something was answered, and long before its end. */
    private static void awaitTheFirstQuarter(BufferedReader err) throws IOException {
        String line = err.readLine();
        while (line != null && !line.contains(" of 12,000 answered")) {
            line = err.readLine();
        }
        assertThat(line).contains("3,000 of ");
    }
}
