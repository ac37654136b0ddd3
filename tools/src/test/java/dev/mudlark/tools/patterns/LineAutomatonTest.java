package dev.mudlark.tools.patterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.re2j.Pattern;
import dev.mudlark.tools.ToolException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineAutomatonTest {

    private static final String[] BREAKS = {"\n", "\r\n", "\r"};

    /** The automaton, line by line and over whole texts, decides as RE2/J does. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void theAutomatonDecidesAsTheReferenceDoes(long seed) {
        Random random = new Random(seed);
        int matched = 0;
        for (int round = 0; round < 1500; round++) {
            String pattern = RandomPatterns.pattern(random);
            boolean ignoreCase = random.nextBoolean();
            Pattern reference = Pattern.compile(pattern, ignoreCase ? Pattern.CASE_INSENSITIVE : 0);
            Optional<Node> node = PatternParser.parse(pattern, ignoreCase);
            assertThat(node).as("seed %d: %s is understood", seed, pattern).isPresent();
            LineAutomaton automaton =
                    new LineAutomaton(Program.of(node.orElseThrow()).orElseThrow(), work -> {});
            StringBuilder text = new StringBuilder();
            for (int line = 0; line < 12; line++) {
                String written = RandomPatterns.line(random);
                boolean matches = reference.matcher(written).find();
                matched += matches ? 1 : 0;
                assertThat(automaton.matches(written, 0, written.length()))
                        .as("seed %d: %s (ignore case: %s) in '%s'", seed, pattern, ignoreCase, written)
                        .isEqualTo(matches);
                text.append(written).append(line == 11 ? "" : BREAKS[random.nextInt(3)]);
            }
            List<Integer> found = new ArrayList<>();
            new LineScan(automaton).scan(text.toString(), 0, found::add);
            assertThat(found)
                    .as("seed %d: %s (ignore case: %s) in %s", seed, pattern, ignoreCase, text)
                    .isEqualTo(lines(text.toString(), reference));
        }
        assertThat(matched).isBetween(2000, 16_000);
    }

    /** Numbers of the matching lines by the reference. */
    private static List<Integer> lines(String text, Pattern reference) {
        List<Integer> lines = new ArrayList<>();
        int number = 0;
        for (int at = 0; at < text.length(); number++) {
            int end = at;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            if (reference.matcher(text.substring(at, end)).find()) {
                lines.add(number);
            }
            at = text.startsWith("\r\n", end) ? end + 2 : end + 1;
        }
        return lines;
    }

    @Test
    void longTextsAreReadPieceByPiece() throws ToolException {
        String text = ("x".repeat(8190) + "🦀y\r\n" + "a".repeat(20_000) + "b\n").repeat(5) + "no end 🦀y";

        assertThat(matching("🦀y$", text)).containsExactly(0, 2, 4, 6, 8, 10);
        assertThat(matching("ab$", text)).containsExactly(1, 3, 5, 7, 9);
        assertThat(matching("^$", text)).isEmpty();
        assertThat(matching("^(x*|a+b|.*d.*)$", text)).containsExactly(1, 3, 5, 7, 9, 10);
        assertThat(matching("", "a\n\r\n\rb")).containsExactly(0, 1, 2, 3);
    }

    private static List<Integer> matching(String pattern, String text) throws ToolException {
        List<Integer> found = new ArrayList<>();
        LineAutomaton automaton =
                SafePattern.compile(pattern, true).automaton(work -> {}).orElseThrow();
        new LineScan(automaton).scan(text, 0, found::add);
        return found;
    }

    /** The classic blow-up needs 2^21 states. */
    @Test
    @Tag("attack-4")
    void statesThatBecomeTooManyAreForgotten() throws ToolException {
        Random random = new Random(5);
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < 50_000; i++) {
            line.append(random.nextBoolean() ? 'a' : 'b');
        }
        String text = line.toString();
        SafePattern pattern = SafePattern.compile("a[ab]{20}c", true);
        long[] work = {0};
        LineAutomaton automaton = pattern.automaton(done -> work[0] += done).orElseThrow();

        assertThat(automaton.matches(text, 0, text.length())).isFalse();
        assertThat(automaton.matches(text + "c", 0, text.length() + 1))
                .isEqualTo(pattern.matcher(text + "c").find());
        assertThat(work[0]).isPositive();
        assertThat(automaton.states()).isLessThanOrEqualTo(1 << 14);
    }

    @Test
    void theTimeIsCheckedWhileStatesAreMade() throws ToolException {
        String text = "ab".repeat(1000);
        LineAutomaton automaton = SafePattern.compile("(a|b)*c", true)
                .automaton(work -> {
                    throw new IllegalStateException("over");
                })
                .orElseThrow();

        assertThatThrownBy(() -> automaton.matches(text, 0, text.length())).hasMessage("over");
    }
}
