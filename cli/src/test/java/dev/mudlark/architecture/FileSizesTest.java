package dev.mudlark.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FileSizesTest {
    private static final List<Path> MAIN = House.sources("src/main/java");

    @Test
    void noFileHasMoreThanFiveHundredLines() {
        assertThat(Stream.concat(MAIN.stream(), House.sources("src/test/java").stream()))
                .allSatisfy(file -> assertThat(lines(file)).as(file.toString()).isLessThanOrEqualTo(500));
    }

    @Test
    void halfOfTheMainFilesHaveAtMostEightyLines() {
        assertThat(percentile(50)).as("median of lines").isLessThanOrEqualTo(80);
    }

    @Test
    void nineInTenMainFilesHaveAtMostTwoHundredLines() {
        assertThat(percentile(90)).as("90th percentile of lines").isLessThanOrEqualTo(200);
    }

    /** Nearest rank, over every main file but package-info.java. */
    private static int percentile(int percent) {
        int[] sizes = MAIN.stream().mapToInt(FileSizesTest::lines).sorted().toArray();
        assertThat(sizes).isNotEmpty();
        return sizes[(sizes.length * percent + 99) / 100 - 1];
    }

    private static int lines(Path file) {
        try {
            return Files.readAllLines(file).size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
