package dev.mudlark.bench.rundir;

import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.FileFault;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Keeps a second program off a run that is going on. The system opens the lock when the first one ends, however it ends.
 *
 * <p>On POSIX systems a process loses its lock on a file when it closes <em>any</em> channel to that file. So who has the
 * lock closes none before it is done: what there is to read about it stands in another file, and who looks whether this
 * very process has the lock learns that there, without opening the locked one.
 */
public final class RunLock implements AutoCloseable {

    /** Far behind what is written, so that others can read that on every system. */
    private static final long LOCKED_BYTE = 1L << 40;

    private final LockHolder holder;
    private final Path file;
    private final FileChannel locked;
    private final FileChannel named;

    private RunLock(LockHolder holder, Path file, FileChannel locked, FileChannel named) {
        this.holder = holder;
        this.file = file;
        this.locked = locked;
        this.named = named;
    }

    /**
     * Locks a run.
     *
     * @param command what the lock is for, as others are told
     * @throws ProblemsException when another program has locked it, naming that
     * @throws IOException when the lock cannot be written
     */
    public static RunLock of(RunDirectory directory, String command) throws IOException {
        synchronized (RunLock.class) {
            LockHolder holder = LockHolder.in(directory);
            Optional<RunLock> lock = holder.isThisProcess() ? Optional.empty() : take(file(directory), holder);
            if (lock.isEmpty()) {
                throw ProblemsException.of(directory.folder().toString(), busy(holder) + "; wait for it to end");
            }
            try {
                holder.write(command);
                return lock.get();
            } catch (IOException e) {
                lock.get().close();
                throw e;
            }
        }
    }

    /** What program is at work on a run, for people; empty when none is. */
    static Optional<String> holder(RunDirectory directory) {
        synchronized (RunLock.class) {
            LockHolder holder = LockHolder.in(directory);
            if (holder.isThisProcess()) {
                return Optional.of(busy(holder));
            }
            try (FileChannel channel = FileChannel.open(file(directory), StandardOpenOption.WRITE)) {
                return isLocked(channel) ? Optional.empty() : Optional.of(busy(holder));
            } catch (IOException e) {
                return Optional.empty();
            }
        }
    }

    private static Path file(RunDirectory directory) {
        return directory.folder().resolve(".lock");
    }

    private static String busy(LockHolder holder) {
        return "another program is at work on this run"
                + holder.told().map(told -> " (" + told + ")").orElse("");
    }

    /** Empty when another program has it. */
    private static Optional<RunLock> take(Path file, LockHolder holder) throws IOException {
        String own = ProcessHandle.current().pid() + " " + System.nanoTime() + "\n";
        while (true) {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!isLocked(channel)) {
                channel.close();
                return Optional.empty();
            }
            Optional<FileChannel> named = written(file, channel, own);
            if (named.isPresent()) {
                return Optional.of(new RunLock(holder, file, channel, named.get()));
            }
            channel.close();
        }
    }

    /**
     * Writes into the locked file, and reads by its name whether it still has that: who had the lock before takes the name
     * away at the end, perhaps just between our opening and locking it. What was opened to read is to stay open as long as
     * the lock is held; empty when the name is gone or another file's.
     */
    private static Optional<FileChannel> written(Path file, FileChannel locked, String own) throws IOException {
        try {
            locked.truncate(0);
            locked.write(StandardCharsets.UTF_8.encode(own));
            FileChannel named = FileChannel.open(file, StandardOpenOption.READ);
            if (read(named, own.length()).equals(own)) {
                return Optional.of(named);
            }
            named.close();
            return Optional.empty();
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException e) {
            locked.close();
            throw FileFault.named(file, e);
        }
    }

    private static String read(FileChannel channel, int bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(bytes);
        while (buffer.hasRemaining() && channel.read(buffer) >= 0) {}
        return StandardCharsets.UTF_8.decode(buffer.flip()).toString();
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

    /** Takes the names away before it opens the lock, so that nobody can take those of the next one. */
    @Override
    public void close() throws IOException {
        synchronized (RunLock.class) {
            try (locked;
                    named) {
                holder.remove();
                Files.deleteIfExists(file);
            }
        }
    }
}
