package dev.mudlark.tools.patterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.mudlark.tools.ToolException;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RepeatLimitTest {

    private static final List<String> PIECES = List.of(
            "a", "\\", "[", "]", "{", "}", "{2}", "{1,50}", "(", ")", "|", "*", "[:", ":]", "^", "{,", "ß", "{0}",
            "{99", "[^");

    @ParameterizedTest
    @ValueSource(strings = {"(x{1000}){1000}", "((a{20}){20}){20}", "(a{2,600}){2}", "x{1001}"})
    void countsThatMultiplyAreRefused(String pattern) {
        assertThatThrownBy(() -> RepeatLimit.check(pattern)).hasMessageContaining("multiply to more than 1000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x{1000}", "(a{30}){30}", "a{", "{", "{,[^[:", "a{x}", "[{]{3}", "\\{1001}", "a{,2000}"})
    void otherPatternsPass(String pattern) {
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> RepeatLimit.check(pattern));
    }

    @Test
    void everyPatternIsReadToItsEnd() {
        long seed = 20_261_130L;
        Random random = new Random(seed);
        assertTimeoutPreemptively(
                Duration.ofSeconds(30),
                () -> {
                    for (int i = 0; i < 200_000; i++) {
                        StringBuilder pattern = new StringBuilder();
                        for (int piece = random.nextInt(20); piece > 0; piece--) {
                            pattern.append(PIECES.get(random.nextInt(PIECES.size())));
                        }
                        checkOrRefuse(pattern.toString());
                    }
                },
                "seed " + seed);
    }

    private static void checkOrRefuse(String pattern) {
        try {
            RepeatLimit.check(pattern);
        } catch (ToolException e) {
            assertThat(e.code()).isEqualTo("invalid_pattern");
        }
    }
}
