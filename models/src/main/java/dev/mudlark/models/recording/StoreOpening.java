package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.RecordingException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.stream.Stream;

/** Begins a store or goes on with one that is there. */
final class StoreOpening {

    private static final ObjectNode SESSION = Json.object().put("type", "session");

    private StoreOpening() {}

    static StoreWriter open(Path folder, Header header) {
        StoreFile file = StoreFile.in(folder);
        try {
            checkFolder(folder, file);
            Files.createDirectories(folder);
            // What is there is read before the channel is open: closing another one would open its lock (POSIX).
            long end = Files.exists(file.path()) ? wholeLines(folder, file, header) : 0;
            FileChannel channel = FileChannel.open(file.path(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            return begin(folder, header, new StoreWriter(file, channel, end), channel, end);
        } catch (IOException e) {
            throw file.unwritable(e);
        }
    }

    private static StoreWriter begin(Path folder, Header header, StoreWriter writer, FileChannel channel, long end)
            throws IOException {
        try {
            if (isLocked(channel)) {
                throw new RecordingException(folder + ": another program is recording into this folder; wait for it, or"
                        + " name another folder");
            }
            channel.truncate(end);
            if (end == 0) {
                writer.line(header.write());
            }
            writer.line(SESSION);
            return writer;
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    @SuppressWarnings("resource") // the lock goes with the channel
    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() == null;
        } catch (OverlappingFileLockException e) {
            return true;
        }
    }

    private static void checkFolder(Path folder, StoreFile file) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        if (!Files.isDirectory(folder)) {
            throw new RecordingException(folder + ": this is a file; name a folder to record into");
        }
        if (Files.exists(file.path())) {
            if (!Files.isRegularFile(file.path())) {
                throw new RecordingException(file.path() + ": this is no file of calls; name another folder");
            }
            return;
        }
        try (Stream<Path> inside = Files.list(folder)) {
            if (inside.findAny().isPresent()) {
                throw new RecordingException(
                        folder + ": the folder holds other files; name a new or empty folder to record into");
            }
        }
    }

    /** How many bytes the whole lines take; the header must be the one that would be written. */
    private static long wholeLines(Path folder, StoreFile file, Header wanted) throws IOException {
        try (StoreLines lines = new StoreLines(file.path())) {
            if (isWithoutLines(file)) {
                return 0;
            }
            Header there = StoreReader.header(file, lines);
            if (there.kind() != wanted.kind()) {
                throw new RecordingException(folder + ": this folder holds "
                        + there.kind().words() + ", not " + wanted.kind().words() + "; name another one");
            }
            boolean calls = hasMore(lines);
            if (!calls && !there.equals(wanted)) {
                return 0;
            }
            if (!there.equals(wanted)) {
                throw new RecordingException(folder + ": this folder holds the recording of another run; name a new or"
                        + " empty folder, or delete this one if that recording is not needed");
            }
            while (lines.next() != null) {
                // Only where the last one ends is of interest.
            }
            return lines.whole();
        } catch (StoredException e) {
            throw new RecordingException(file.path() + ": " + e.getMessage() + "; name another folder", e);
        }
    }

    /** True when a call or a note is there; a run that asked nothing leaves none. */
    private static boolean hasMore(StoreLines lines) throws IOException {
        for (byte[] line = lines.next(); line != null; line = lines.next()) {
            if (!Arrays.equals(line, Json.bytes(SESSION))) {
                return true;
            }
        }
        return false;
    }

    /** Its header was cut off, as when the program was killed right after it made the file. */
    private static boolean isWithoutLines(StoreFile file) throws IOException {
        try (StoreLines lines = new StoreLines(file.path())) {
            return lines.next() == null;
        }
    }
}
