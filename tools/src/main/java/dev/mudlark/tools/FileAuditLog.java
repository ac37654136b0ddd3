package dev.mudlark.tools;

import dev.mudlark.tools.AuditEvent.Executing;
import dev.mudlark.tools.HeldFiles.Held;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;

/**
 * An audit log in a file, one JSON object a line, in ASCII: every other character and every control character is escaped.
 * Lines are only ever added; one that did not fit, as on a full disk, is taken back and its call is not run. What is
 * about to have side effects is on the disk before it runs. One program writes a file at a time; safe for use by several
 * threads.
 */
public final class FileAuditLog implements AuditLog, AutoCloseable {

    private final Held<RandomAccessFile> held;
    private final RandomAccessFile file;
    private final Clock clock;
    private final long base;
    private long end;
    private long ids;
    private boolean closed;

    private FileAuditLog(Held<RandomAccessFile> held, Clock clock) throws IOException {
        this.held = held;
        this.file = held.opened();
        this.clock = clock;
        this.end = file.length();
        if (end > 0 && !endsWithLine()) {
            // Somebody was killed while writing; what there is of that line stays a line of its own.
            append("\n", false);
        }
        this.base = end;
    }

    /**
     * Opens a file to write on, or makes it.
     *
     * @param clock the time that events get
     * @throws IOException when it cannot be written, or another program writes it
     */
    public static FileAuditLog open(Path path, Clock clock) throws IOException {
        Held<RandomAccessFile> held = HeldFiles.hold(path, () -> locked(path))
                .orElseThrow(() -> new IOException("the audit log " + path + " is already open; name another file"));
        try {
            return new FileAuditLog(held, clock);
        } catch (IOException e) {
            close(held);
            throw e;
        }
    }

    @Override
    public void record(AuditEvent event) {
        String line = AuditLine.of(event, clock.instant()) + "\n";
        try {
            append(line, event instanceof Executing executing && executing.sideEffects());
        } catch (IOException e) {
            throw new UncheckedIOException("the audit log cannot be written", e);
        }
    }

    /** Unique in the file, over all times that it was opened. */
    @Override
    public synchronized String nextId(String callId) {
        ids++;
        return base + "." + ids;
    }

    @Override
    public synchronized void close() throws IOException {
        if (!closed) {
            closed = true;
            close(held);
        }
    }

    private static void close(Held<RandomAccessFile> held) throws IOException {
        HeldFiles.release(held.key(), held.opened()::close);
    }

    private synchronized void append(String text, boolean toTheDisk) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        try {
            file.seek(end);
            file.write(bytes);
            if (toTheDisk) {
                file.getFD().sync();
            }
            end += bytes.length;
        } catch (IOException e) {
            file.setLength(end);
            throw e;
        }
    }

    private boolean endsWithLine() throws IOException {
        file.seek(end - 1);
        return file.read() == '\n';
    }

    /** Opens a file with a lock that is held until it is closed. */
    private static RandomAccessFile locked(Path path) throws IOException {
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
        try {
            if (file.getChannel().tryLock() != null) {
                return file;
            }
            throw new IOException(
                    "another program writes the audit log " + path + "; wait for it or name another file");
        } catch (IOException e) {
            file.close();
            throw e;
        }
    }
}
