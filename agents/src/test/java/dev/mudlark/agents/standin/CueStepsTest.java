package dev.mudlark.agents.standin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * That every pattern reads a text a fixed number of times at most, however long it is, and never goes deep. What is
 * counted is characters read, not time.
 */
class CueStepsTest {

    private static final int SHORT = 800;
    /** Thousands of rounds of a loop, of which the small stack has room for some hundreds. */
    private static final int DEEP = 6_000;

    private static final long SMALL_STACK = 160 * 1024L;
    private static final String BEGINNING = "[a] 1,234 how many days percent round each between Aa";

    @Test
    void everyPatternTakesTwiceAsManyStepsForTwiceTheTextAtMost() {
        List<String> slow = new ArrayList<>();
        Cues.ALL.forEach((name, cue) -> {
            for (String beginning : List.of("", BEGINNING)) {
                for (String piece : HostileText.PIECES) {
                    for (String end : List.of("", "x!")) {
                        long once = steps(cue.pattern(), HostileText.of(beginning, piece, SHORT) + end);
                        long twice = steps(cue.pattern(), HostileText.of(beginning, piece, 2 * SHORT) + end);
                        if (twice > 2.4 * once + 1_000) {
                            slow.add("%s over '%s%s…%s': %d, %d".formatted(name, beginning, piece, end, once, twice));
                        }
                    }
                }
            }
        });
        assertThat(slow).isEmpty();
    }

    @Test
    void noPatternGoesDeep() throws InterruptedException {
        AtomicReference<@Nullable Throwable> broken = new AtomicReference<>();
        Thread thread = new Thread(null, CueStepsTest::searchAll, "small", SMALL_STACK);
        thread.setUncaughtExceptionHandler((t, e) -> broken.set(e));
        thread.start();
        thread.join();
        assertThat(broken.get()).isNull();
    }

    private static void searchAll() {
        for (String piece : HostileText.PIECES) {
            for (String beginning : List.of("", "[a] ", "a:1: ")) {
                String text = HostileText.of(beginning, piece, DEEP);
                Cues.ALL.forEach((name, cue) -> search(name, cue.pattern(), piece, text));
            }
        }
    }

    private static void search(String name, Pattern pattern, String piece, String text) {
        try {
            assertThat(pattern.matcher(text).results().count()).isNotNegative();
        } catch (StackOverflowError e) {
            throw new AssertionError(name + " goes deep over '" + piece + "'", e);
        }
    }

    private static long steps(Pattern pattern, String text) {
        CountedText counted = new CountedText(text);
        Matcher matcher = pattern.matcher(counted);
        while (matcher.find()) {
            counted.reads++;
        }
        return counted.reads;
    }

    private static final class CountedText implements CharSequence {
        private final String text;
        private long reads;

        CountedText(String text) {
            this.text = text;
        }

        @Override
        public char charAt(int index) {
            reads++;
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
