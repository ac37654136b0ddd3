package dev.mudlark.tools;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The files that this process has locked, under whatever names. On POSIX systems a process loses its lock on a file when
 * it closes <em>any</em> channel to it, so whoever wants a file that is locked here must learn so without opening it. The
 * lock is the process's, and so is this set: the only thing here that changes and belongs to no object.
 */
final class HeldFiles {

    private static final Set<Object> HELD = new HashSet<>();

    private HeldFiles() {}

    /** Opens and locks a file that nobody in this process has. */
    interface Opening<T> {
        T open() throws IOException;
    }

    /** Closes a file, and with it the lock. */
    interface Closing {
        void close() throws IOException;
    }

    /** What was opened, and what to give back when it is closed. */
    record Held<T>(T opened, Object key) {}

    /**
     * Makes the file when it is not there, and opens it.
     *
     * @return empty when this process has it already
     * @throws IOException when it cannot be made or {@code opening} fails; then it is not held
     */
    static <T> Optional<Held<T>> hold(Path file, Opening<T> opening) throws IOException {
        synchronized (HELD) {
            Object key = key(made(file));
            if (!HELD.add(key)) {
                return Optional.empty();
            }
            boolean opened = false;
            try {
                Held<T> held = new Held<>(opening.open(), key);
                opened = true;
                return Optional.of(held);
            } finally {
                if (!opened) {
                    HELD.remove(key);
                }
            }
        }
    }

    /** Gives a file back when {@code closing} has closed it. */
    static void release(Object key, Closing closing) throws IOException {
        synchronized (HELD) {
            try {
                closing.close();
            } finally {
                HELD.remove(key);
            }
        }
    }

    /** A file that is there already is not opened. */
    private static Path made(Path file) throws IOException {
        try {
            return Files.createFile(file);
        } catch (FileAlreadyExistsException e) {
            return file;
        }
    }

    /** The same for all names of a file, links included. */
    private static Object key(Path file) throws IOException {
        Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        return key == null ? file.toRealPath() : key;
    }
}
