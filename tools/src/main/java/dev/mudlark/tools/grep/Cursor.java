package dev.mudlark.tools.grep;

import org.jspecify.annotations.Nullable;

/** Finds the lines of documents that belong to lines of a chunk, which are asked for in their order. */
final class Cursor {

    private final Chunk chunk;
    private final Pace pace;
    private int source = -1;
    private @Nullable LineCursor inSource;

    Cursor(Chunk chunk, Pace pace) {
        this.chunk = chunk;
        this.pace = pace;
    }

    /** The line of a source that starts at {@code lineStart} in the chunk. */
    Line line(int ofSource, int lineStart) {
        LineCursor cursor = inSource;
        if (cursor == null || ofSource != source) {
            cursor = new LineCursor(chunk, ofSource, pace);
            inSource = cursor;
            source = ofSource;
        }
        return cursor.to(lineStart);
    }
}
