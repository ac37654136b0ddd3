package dev.mudlark.bench.rundir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The lines of a file as bytes, so that one with broken text can be named, or passed over when it was cut off. */
final class ByteLines implements AutoCloseable {

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private int start;
    private int end;

    ByteLines(Path file) throws IOException {
        this.in = Files.newInputStream(file);
    }

    /** The next line without its end; null when there is none. */
    byte @Nullable [] next() throws IOException {
        if (!fill()) {
            return null;
        }
        ByteArrayOutputStream line = new ByteArrayOutputStream(1 << 12);
        do {
            int stop = lineEnd();
            line.write(buffer, start, stop - start);
            start = stop + 1;
            if (stop < end) {
                return line.toByteArray();
            }
        } while (fill());
        return line.toByteArray();
    }

    /** Where the line ends in the buffer; the end of the buffer when it goes on. */
    private int lineEnd() {
        int at = start;
        while (at < end && buffer[at] != '\n') {
            at++;
        }
        return at;
    }

    /** False when there is nothing more to read. */
    private boolean fill() throws IOException {
        if (start >= end) {
            start = 0;
            end = in.read(buffer);
        }
        return end > 0;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
