package dev.mudlark.bench.rundir;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The lines of a file as bytes, so that one with broken text can be named, or passed over when it was cut off. */
final class ByteLines implements AutoCloseable {

    private final InputStream in;

    ByteLines(Path file) throws IOException {
        this.in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
    }

    /** The next line without its end; null when there is none. */
    byte @Nullable [] next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(1 << 12);
        int b = in.read();
        if (b < 0) {
            return null;
        }
        while (b >= 0 && b != '\n') {
            line.write(b);
            b = in.read();
        }
        return line.toByteArray();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
