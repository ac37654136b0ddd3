package dev.mudlark.bench.rundir;

import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.FileFault;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Keeps a second program off a run that is going on. The system opens the lock when the first one ends, however it ends.
 * The file says who has it; the lock is on a byte far behind that, so that others can read it on every system.
 */
public final class RunLock implements AutoCloseable {

    private static final long LOCKED_BYTE = 1L << 40;

    private final Path file;
    private final FileChannel channel;

    private RunLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Locks a run.
     *
     * @param command what the lock is for, as others are told
     * @throws ProblemsException when another program has locked it, naming that
     * @throws IOException when the lock cannot be written
     */
    public static RunLock of(RunDirectory directory, String command) throws IOException {
        Path file = file(directory);
        String holder = command + ", process " + ProcessHandle.current().pid();
        String own = holder + "\n" + System.nanoTime() + "\n";
        while (true) {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!isLocked(channel)) {
                channel.close();
                throw ProblemsException.of(directory.folder().toString(), busy(file) + "; wait for it to end");
            }
            if (isTaken(file, channel, own)) {
                return new RunLock(file, channel);
            }
            channel.close();
        }
    }

    /** What program is at work on a run, for people; empty when none is. */
    static Optional<String> holder(RunDirectory directory) {
        Path file = file(directory);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            return isLocked(channel) ? Optional.empty() : Optional.of(busy(file));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Path file(RunDirectory directory) {
        return directory.folder().resolve(".lock");
    }

    /**
     * Writes who has the lock, and looks whether the file still has its name: who had the lock before takes that away at
     * the end, perhaps just between our opening and locking it.
     */
    private static boolean isTaken(Path file, FileChannel channel, String own) throws IOException {
        try {
            channel.truncate(0);
            channel.write(StandardCharsets.UTF_8.encode(own));
            return read(file).equals(own);
        } catch (IOException e) {
            channel.close();
            throw FileFault.named(file, e);
        }
    }

    private static String busy(Path file) {
        String holder =
                read(file).lines().findFirst().map(line -> " (" + line + ")").orElse("");
        return "another program is at work on this run" + holder;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }

    private static boolean isLocked(FileChannel channel) {
        try {
            return channel.tryLock(LOCKED_BYTE, 1, false) != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException e) {
            // A file system without locks; nothing can be kept off there.
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(file);
        channel.close();
    }
}
