package dev.mudlark.embeddings;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/** One file of the cache. It appears under its name only when it is complete, however many processes make it at once. */
final class UnpackedFile {
    private static final String PART = ".part";

    /** Longer than anybody takes to write a file; a part this old belongs to a process that died. */
    private static final Duration ABANDONED = Duration.ofMinutes(10);

    private UnpackedFile() {}

    /** Makes the file unless it is there and undamaged; removes what processes left that died while they made one. */
    static void make(Path file, Resource resource) throws IOException {
        if (!isUndamaged(file, resource.checksum())) {
            write(file, resource);
        }
        removeAbandonedParts(file.toAbsolutePath().resolveSibling(""));
    }

    private static void write(Path file, Resource resource) throws IOException {
        Resource.Checksum expected = resource.checksum();
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path part = ownPart(file);
        try {
            try (InputStream in = resource.open();
                    OutputStream out = Files.newOutputStream(part, StandardOpenOption.CREATE_NEW)) {
                in.transferTo(out);
            }
            if (!isUndamaged(part, expected)) {
                throw new IOException(part + " was not written as it should be");
            }
            putInPlace(part, file);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** A name that no other thread of any process on this machine has at this moment. */
    private static Path ownPart(Path file) {
        return file.resolveSibling(
                file.getFileName() + "." + ProcessHandle.current().pid() + "."
                        + Thread.currentThread().threadId() + "." + System.nanoTime() + PART);
    }

    static boolean isUndamaged(Path file, Resource.Checksum expected) throws IOException {
        return Files.isRegularFile(file) && Files.size(file) == expected.size() && crc(file) == expected.crc();
    }

    private static long crc(Path file) throws IOException {
        CRC32 crc = new CRC32();
        ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 18);
        try (FileChannel channel = FileChannel.open(file)) {
            while (channel.read(buffer) >= 0) {
                crc.update(buffer.flip());
                buffer.clear();
            }
        }
        return crc.getValue();
    }

    private static void putInPlace(Path part, Path file) throws IOException {
        try {
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Ages are taken from the file system's own clock: that of a file just written. */
    private static void removeAbandonedParts(Path folder) {
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(folder, "*" + PART)) {
            List<Path> found = new ArrayList<>();
            parts.forEach(found::add);
            if (found.isEmpty()) {
                return;
            }
            Path clock = Files.createFile(ownPart(folder.resolve("clock")));
            try {
                Instant oldest = Files.getLastModifiedTime(clock).toInstant().minus(ABANDONED);
                for (Path part : found) {
                    if (Files.getLastModifiedTime(part).toInstant().isBefore(oldest)) {
                        Files.deleteIfExists(part);
                    }
                }
            } finally {
                Files.deleteIfExists(clock);
            }
        } catch (IOException | DirectoryIteratorException e) {
            // One of them is just being put in place, or the folder can only be read: another process cleans up.
        }
    }
}
