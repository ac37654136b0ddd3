package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A real collection of 157 files and 70 questions in a small heap. */
class PepsRunTest {

    @TempDir
    Path folder;

    /** The corpus beside the repository, or one level higher. */
    private static Path corpus() {
        Path here = Path.of("").toAbsolutePath();
        Path found = Stream.of("../../shared", "../../../shared")
                .map(up -> here.resolve(up).normalize().resolve("corpora/peps"))
                .filter(Files::isDirectory)
                .findFirst()
                .orElse(Path.of("corpora/peps"));
        Assumptions.assumeTrue(Files.isDirectory(found), "the corpus peps is not beside the repository");
        return found;
    }

    @Test
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void flagsAloneRunEverySystemIn512Megabytes() throws Exception {
        Path peps = corpus();
        Path out = folder.resolve("run");
        Path json = folder.resolve("summary.json");
        Process process = OwnProcess.mudlark(
                        List.of("-Xmx512m"),
                        "run",
                        "--docs",
                        peps.resolve("docs"),
                        "--questions",
                        peps.resolve("questions.jsonl"),
                        "--qrels",
                        peps.resolve("qrels.jsonl"),
                        "--mock",
                        "--json",
                        "--out",
                        out)
                .redirectOutput(json.toFile())
                .redirectError(folder.resolve("errors").toFile())
                .start();
        assertThat(process.waitFor())
                .as(Files.readString(folder.resolve("errors")))
                .isZero();
        JsonNode summary = JsonMapper.builder().build().readTree(json.toFile());
        assertThat(summary.get("answered").intValue()).isEqualTo(8 * 70);
        assertThat(summary.get("failed").intValue()).isZero();
        JsonNode bm25 = summary.get("systems").get(1);
        assertThat(bm25.get("system").textValue()).isEqualTo("bm25");
        assertThat(bm25.at("/subsets/all/recall@5").doubleValue()).isGreaterThanOrEqualTo(0.76);
        assertThat(out.toFile().list()).hasSize(10);
    }
}
