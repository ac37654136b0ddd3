package dev.mudlark.cli;

import java.io.IOException;
import java.io.InputStream;

/** A standard input that was closed before the command was started. */
final class ClosedInput extends InputStream {

    /** Set by the launcher to {@code closed}. */
    private static final String PROPERTY = "mudlark.input";

    /** Standard input, or this in its place. */
    static InputStream orStandardInput() {
        return "closed".equals(System.getProperty(PROPERTY)) ? new ClosedInput() : System.in;
    }

    @Override
    public int read() throws IOException {
        throw new IOException("standard input is closed");
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        return read();
    }
}
