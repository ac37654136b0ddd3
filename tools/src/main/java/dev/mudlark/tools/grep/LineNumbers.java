package dev.mudlark.tools.grep;

import java.util.Arrays;

/** A growing list of the numbers of lines, from 0. */
final class LineNumbers {

    private int[] numbers = new int[8];
    private int count;

    void add(int line) {
        if (count == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * count);
        }
        numbers[count++] = line;
    }

    int size() {
        return count;
    }

    /** The first {@code most} of them. */
    int[] first(int most) {
        return Arrays.copyOf(numbers, Math.min(most, count));
    }
}
