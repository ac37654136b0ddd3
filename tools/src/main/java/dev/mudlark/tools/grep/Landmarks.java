package dev.mudlark.tools.grep;

import java.util.Arrays;

/**
 * Some line starts of a source, about one for each kilobyte: where they are in packed text, and where in the document (or
 * which row they are). From the last one before a line it is not far to that line.
 */
final class Landmarks {

    /** For a source that needs none. */
    static final Landmarks NONE = new Landmarks(new int[0], new int[0]);

    private final int[] packed;
    private final int[] original;

    Landmarks(int[] packed, int[] original) {
        this.packed = packed;
        this.original = original;
    }

    /** The number of the last one that is not past a packed place; -1 when there is none. */
    int before(int at) {
        int found = Arrays.binarySearch(packed, at);
        return found >= 0 ? found : -found - 2;
    }

    int packed(int number) {
        return packed[number];
    }

    int original(int number) {
        return original[number];
    }
}
