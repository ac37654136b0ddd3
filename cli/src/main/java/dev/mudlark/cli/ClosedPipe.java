package dev.mudlark.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/** Takes it as no fault when the reader of a pipe, such as {@code head}, has seen enough. Other faults stay faults. */
final class ClosedPipe extends OutputStream {

    private final OutputStream out;
    private volatile boolean closed;

    ClosedPipe(OutputStream out) {
        this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        if (closed) {
            return;
        }
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            if (!String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("pipe")) {
                throw e;
            }
            closed = true;
        }
    }

    /** True once the reader has gone. */
    boolean isClosed() {
        return closed;
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }
}
