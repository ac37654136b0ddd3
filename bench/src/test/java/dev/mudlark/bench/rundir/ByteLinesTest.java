package dev.mudlark.bench.rundir;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ByteLinesTest {

    @TempDir
    Path folder;

    private List<String> read(String text) throws IOException {
        List<String> lines = new ArrayList<>();
        try (ByteLines in = new ByteLines(Files.writeString(folder.resolve("lines"), text))) {
            for (byte[] line = in.next(); line != null; line = in.next()) {
                lines.add(new String(line, StandardCharsets.UTF_8));
            }
        }
        return lines;
    }

    @Test
    void aLineEndsWithItsEndOrWithTheFile() throws IOException {
        assertThat(read("")).isEmpty();
        assertThat(read("\n")).containsExactly("");
        assertThat(read("a")).containsExactly("a");
        assertThat(read("a\n\nb\n")).containsExactly("a", "", "b");
        assertThat(read("a\nb")).containsExactly("a", "b");
    }

    @Test
    void linesOfEveryLengthAreWhole() throws IOException {
        long seed = 7;
        Random random = new Random(seed);
        List<String> lines = new ArrayList<>();
        for (int length : List.of(65_535, 65_536, 65_537, 131_072, 0, 1, 65_534)) {
            lines.add("x".repeat(length));
            lines.add("é".repeat(random.nextInt(100)));
        }
        assertThat(read(String.join("\n", lines) + "\n")).as("seed %d", seed).isEqualTo(lines);
    }
}
