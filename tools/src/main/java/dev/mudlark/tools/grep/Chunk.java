package dev.mudlark.tools.grep;

import java.util.Arrays;
import java.util.List;

/**
 * Some sources in a row, packed: their text folded, in bytes of UTF-8, each of their lines ending with a line feed.
 */
final class Chunk {

    private final String bytes;
    private final List<Source> sources;
    private final int[] starts;
    private final int[] joinedLines;

    /**
     * Of packed text.
     *
     * @param bytes a character for each byte
     * @param sources what is packed here
     * @param starts where each source starts in it, and the end of the last
     * @param joinedLines where lines start in which some letters were joined or dropped in folding
     */
    Chunk(String bytes, List<Source> sources, int[] starts, int[] joinedLines) {
        this.bytes = bytes;
        this.sources = sources;
        this.starts = starts;
        this.joinedLines = joinedLines;
    }

    /** A character for each byte. */
    String bytes() {
        return bytes;
    }

    List<Source> sources() {
        return sources;
    }

    int start(int source) {
        return starts[source];
    }

    int end(int source) {
        return starts[source + 1];
    }

    /** The source that a byte belongs to. */
    int sourceAt(int at) {
        int found = Arrays.binarySearch(starts, at);
        if (found < 0) {
            return -found - 2;
        }
        while (starts[found + 1] == at) {
            found++;
        }
        return found;
    }

    /**
     * The start of the first line from {@code at} on in which some letters were joined or dropped in folding, so that
     * a folded letter may not be found there; {@link Integer#MAX_VALUE} when there is none.
     */
    int joinedLine(int at) {
        int found = Arrays.binarySearch(joinedLines, at);
        int number = found >= 0 ? found : -found - 1;
        return number < joinedLines.length ? joinedLines[number] : Integer.MAX_VALUE;
    }

    int lineStart(int at) {
        return bytes.lastIndexOf('\n', at - 1) + 1;
    }

    /** Where the line feed of the line stands. */
    int lineEnd(int at) {
        return bytes.indexOf('\n', at);
    }
}
