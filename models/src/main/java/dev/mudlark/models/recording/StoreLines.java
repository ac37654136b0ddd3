package dev.mudlark.models.recording;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The lines of a file, none longer than may be. */
final class StoreLines implements AutoCloseable {

    private final InputStream in;
    private long number;
    private long whole;
    private boolean torn;

    StoreLines(Path file) throws IOException {
        this.in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
    }

    /**
     * The next line without its end; null when there is none, or only one that was cut off before its end.
     *
     * @throws StoredException when it is longer than any that is written
     */
    byte @Nullable [] next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(1 << 10);
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0) {
                torn = line.size() > 0;
                number += torn ? 1 : 0;
                return null;
            }
            if (line.size() == StoreWriter.LONGEST_LINE) {
                number++;
                throw new StoredException("the line is longer than 64 MiB");
            }
            line.write(b);
        }
        number++;
        whole += line.size() + 1L;
        return line.toByteArray();
    }

    /** The number of the line that was read last, from 1. */
    long number() {
        return number;
    }

    /** How many bytes the whole lines take that were read. */
    long whole() {
        return whole;
    }

    /** True when the file ends within a line. */
    boolean isTorn() {
        return torn;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
