package dev.mudlark.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Optional;

/** Reads lines that end with LF, and of a line at most {@value #MOST_BYTES} bytes; the rest of a longer one is passed over. */
final class BoundedLines {

    static final int MOST_BYTES = 4 << 20;
    private static final int BUFFER = 1 << 16;

    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER];
    private int from;
    private int to;

    /**
     * A line without its end.
     *
     * @param bytes its beginning, all of it unless it is too long
     * @param tooLong true when there was more
     */
    record Line(ByteBuffer bytes, boolean tooLong) {}

    BoundedLines(InputStream in) {
        this.in = in;
    }

    /** The next line; empty at the end. What follows the last LF is a line unless it is empty. */
    Optional<Line> next() throws IOException {
        if (!fill()) {
            return Optional.empty();
        }
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean tooLong = false;
        while (fill()) {
            int end = endOfLine();
            int room = MOST_BYTES - line.size();
            line.write(buffer, from, Math.min(room, end - from));
            tooLong |= end - from > room;
            from = end;
            if (from < to) {
                from++;
                break;
            }
        }
        return Optional.of(new Line(ByteBuffer.wrap(line.toByteArray()), tooLong));
    }

    private int endOfLine() {
        for (int i = from; i < to; i++) {
            if (buffer[i] == '\n') {
                return i;
            }
        }
        return to;
    }

    private boolean fill() throws IOException {
        while (from == to) {
            int read = in.read(buffer, 0, buffer.length);
            if (read < 0) {
                return false;
            }
            from = 0;
            to = read;
        }
        return true;
    }
}
