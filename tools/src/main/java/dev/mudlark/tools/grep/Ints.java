package dev.mudlark.tools.grep;

import java.util.Arrays;

/** A growing list of numbers. */
final class Ints {

    private int[] values = new int[8];
    private int size;

    void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size++] = value;
    }

    /** The last of them, or another number when there is none. */
    int last(int otherwise) {
        return size == 0 ? otherwise : values[size - 1];
    }

    /** All since the last time. */
    int[] take() {
        int[] taken = Arrays.copyOf(values, size);
        size = 0;
        return taken;
    }
}
