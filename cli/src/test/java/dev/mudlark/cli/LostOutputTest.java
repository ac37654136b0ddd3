package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who reads only the exit code must learn that what was printed is lost. */
class LostOutputTest {

    @TempDir
    Path folder;

    @Test
    void outputThatCannotBeWrittenIsAFailureOfEveryCommand() throws Exception {
        File full = new File("/dev/full");
        Assumptions.assumeTrue(full.exists(), "there is no device that is always full");
        TinyCollection tiny = TinyCollection.in(folder);
        assertThat(Typed.mudlark("run", tiny.config(), "--out", tiny.out("a")).code())
                .isZero();
        for (List<Object> words : List.<List<Object>>of(
                List.of("rescore", tiny.out("a")),
                List.of("rescore", tiny.out("a"), "--json"),
                List.of("show", tiny.out("a"), "refund"),
                List.of("run", "--help"))) {
            Process process = OwnProcess.mudlark(List.of(), words.toArray())
                    .redirectOutput(full)
                    .start();
            try (BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
                assertThat(err.lines())
                        .containsExactly(
                                "mudlark: standard output could not be written; is the disk full, or the output"
                                        + " closed?");
            }
            assertThat(process.waitFor()).as(words.toString()).isEqualTo(1);
        }
    }

    @Test
    void aReaderThatHasSeenEnoughIsNoFailure() throws IOException, InterruptedException {
        Process process = OwnProcess.mudlark(List.of(), "run", "--help").start();
        process.getInputStream().close();
        assertThat(process.waitFor()).isZero();
    }
}
