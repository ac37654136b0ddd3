package dev.mudlark.bench.rundir;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Writes so that a power cut finds either nothing or everything. */
final class Durable {

    private Durable() {}

    /** Makes a file with this text, as UTF-8; what was in a file of that name is gone. It is on the disk when this returns. */
    static void write(Path file, String text) throws IOException {
        write(file, text, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
    }

    /** As the other, and fails when there is a file of that name. */
    static void writeNew(Path file, String text) throws IOException {
        write(file, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    private static void write(Path file, String text, StandardOpenOption... options) throws IOException {
        try (FileChannel channel = FileChannel.open(file, options)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    /** Brings the name of a file or folder to the disk, where a system knows how to. */
    static void forceName(Path file) {
        force(file.toAbsolutePath().resolveSibling(""));
    }

    /** Brings the names of the files in a folder to the disk, where a system knows how to. */
    static void force(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows cannot open a folder; it keeps the order of what it writes by itself.
        }
    }
}
