package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.RecordingException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Appends to a store. A call is in the hands of the operating system when {@link #call} returns, and nothing before it is
 * ever written again. Safe for use by several threads.
 */
final class StoreWriter implements AutoCloseable {

    /** No line is longer, in bytes. */
    static final int LONGEST_LINE = 64 << 20;
    /** No file is larger, in bytes. */
    static final long MOST_BYTES = 4L << 30;

    private final StoreFile file;
    private final FileChannel channel;
    private final Set<String> parts = new HashSet<>();
    private long end;
    private @Nullable RecordingException broken;

    StoreWriter(StoreFile file, FileChannel channel, long end) {
        this.file = file;
        this.channel = channel;
        this.end = end;
    }

    /**
     * Begins a store or goes on with it.
     *
     * @throws RecordingException when the folder holds something else, another program writes to it, or it cannot be
     *     written
     */
    static StoreWriter open(Path folder, Header header) {
        return StoreOpening.open(folder, header);
    }

    /** @throws RecordingException when nothing more can be written, so that nobody pays for a call that is lost */
    synchronized void check() {
        if (broken != null) {
            throw new RecordingException(String.valueOf(broken.getMessage()), broken);
        }
    }

    /** Writes a call, and before it those of its parts that were not written yet. */
    void call(RequestForm form, String scope, String hash, int n, ObjectNode reply, long nanos) {
        ObjectNode line = Json.object()
                .put("type", "call")
                .put("sha256", hash)
                .put("scope", scope)
                .put("n", n)
                .put("latency_ns", nanos)
                .put("reply_sha256", Canonical.hash(reply));
        line.set("request", form.outline());
        line.set("reply", reply);
        write(form.parts(), line);
    }

    /** Writes something about the run. */
    void note(String name, ObjectNode value) {
        ObjectNode line = Json.object().put("type", "note").put("name", name);
        line.set("value", value);
        write(Map.of(), line);
    }

    /** Writes one line. */
    void line(ObjectNode line) {
        write(Map.of(), line);
    }

    private synchronized void write(Map<String, ObjectNode> named, ObjectNode line) {
        check();
        ByteArrayOutputStream lines = new ByteArrayOutputStream(1 << 12);
        Set<String> fresh = new HashSet<>();
        named.forEach((hash, value) -> {
            if (!parts.contains(hash) && fresh.add(hash)) {
                ObjectNode part = Json.object().put("type", "part").put("sha256", hash);
                part.set("value", value);
                add(part, lines);
            }
        });
        add(line, lines);
        write(lines.toByteArray());
        parts.addAll(fresh);
    }

    private void add(ObjectNode line, ByteArrayOutputStream lines) {
        byte[] bytes = Json.bytes(line);
        if (bytes.length > LONGEST_LINE) {
            throw new RecordingException(file.path() + ": a call takes more than 64 MiB and is not recorded");
        }
        lines.writeBytes(bytes);
        lines.write('\n');
    }

    /** What did not fit is taken back, so that the file stays readable. */
    private void write(byte[] lines) {
        try {
            if (end + lines.length > MOST_BYTES) {
                throw new IOException("it would be larger than 4 GiB");
            }
            ByteBuffer buffer = ByteBuffer.wrap(lines);
            long at = end;
            while (buffer.hasRemaining()) {
                at += channel.write(buffer, at);
            }
            end = at;
        } catch (IOException e) {
            broken = file.unwritable(e);
            takeBack();
            throw broken;
        }
    }

    private void takeBack() {
        try {
            if (channel.isOpen()) {
                channel.truncate(end);
            }
        } catch (IOException e) {
            // A line that was cut off is passed over when it is read.
        }
    }

    /** Brings everything to the disk. */
    @Override
    public synchronized void close() {
        try (FileChannel closing = channel) {
            if (closing.isOpen()) {
                closing.force(true);
            }
        } catch (IOException e) {
            throw file.unwritable(e);
        }
    }
}
