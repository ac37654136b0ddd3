package dev.mudlark.documents.vectorcache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;

/** Writes segments: whole under another name first, so that nobody ever sees a part of one. */
final class SegmentFile {

    /** The ending of a file that is being written. */
    static final String UNFINISHED = ".tmp";

    private static final int NAME_BYTES = 12;

    private SegmentFile() {}

    /** Writes a segment that is named by its content, so that two processes with the same vectors write one file. */
    static Path write(Path folder, Space space, SortedMap<Key, List<float[]>> vectors, String ending)
            throws IOException {
        byte[] bytes = Layout.write(space, vectors);
        String name = HexFormat.of().formatHex(Key.sha256().digest(bytes), 0, NAME_BYTES) + ending;
        Files.createDirectories(folder);
        Path file = folder.resolve(name);
        Path unfinished = folder.resolve("new" + own() + UNFINISHED);
        try {
            // Not createTempFile: its files can be read by their owner alone, whatever the umask says.
            Files.write(unfinished, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(unfinished);
        }
        return file;
    }

    /** No other thread of any program on this machine has it at this moment. */
    private static String own() {
        return "-" + ProcessHandle.current().pid() + "-"
                + Thread.currentThread().threadId() + "-" + System.nanoTime();
    }

    /** Deletes what processes left that ended while they wrote. */
    static void deleteAbandoned(List<Path> unfinished, Instant before) {
        for (Path file : unfinished) {
            try {
                if (Files.getLastModifiedTime(file).toInstant().isBefore(before)) {
                    Files.deleteIfExists(file);
                }
            } catch (IOException e) {
                // Somebody else was faster.
            }
        }
    }
}
