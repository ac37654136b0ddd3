package dev.mudlark.tools.patterns;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Where the machine of a program may be. */
final class State {

    /** Sorted. */
    final int[] steps;
    /** True before the first character. */
    final boolean atStart;
    /** True after a character of a word. */
    final boolean afterWord;

    State(int[] steps, boolean atStart, boolean afterWord) {
        this.steps = steps;
        this.atStart = atStart;
        this.afterWord = afterWord;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof State that
                && atStart == that.atStart
                && afterWord == that.afterWord
                && Arrays.equals(steps, that.steps);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(steps) * 4 + (atStart ? 2 : 0) + (afterWord ? 1 : 0);
    }
}
