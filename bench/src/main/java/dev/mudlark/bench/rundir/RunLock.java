package dev.mudlark.bench.rundir;

import dev.mudlark.bench.problems.ProblemsException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Keeps a second program off a run that is going on. The system opens the lock when the first one ends, however it ends. */
public final class RunLock implements AutoCloseable {

    private final Path file;
    private final FileChannel channel;

    private RunLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Locks a run.
     *
     * @throws ProblemsException when another program has locked it
     * @throws IOException when the lock cannot be written
     */
    public static RunLock of(RunDirectory directory) throws IOException {
        Path file = directory.folder().resolve(".lock");
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!isLocked(channel)) {
            channel.close();
            throw ProblemsException.of(
                    directory.folder().toString(), "another program is at work on this run; wait for it to end");
        }
        return new RunLock(file, channel);
    }

    private static boolean isLocked(FileChannel channel) {
        try {
            return channel.tryLock() != null;
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
