package dev.mudlark.bench.rundir;

import dev.mudlark.bench.problems.ProblemsException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The folder of a run that begins. It goes again when the run ends without an answer, as nothing in it is of use, and
 * before anybody else may touch it.
 */
public final class BegunFolder implements AutoCloseable {

    private final RunDirectory directory;
    private final boolean wasThere;
    private Optional<RunLock> lock = Optional.empty();
    private boolean isTaken;

    /**
     * A folder with its config and its manifest.
     *
     * @param wasThere true for an empty folder that somebody else made, which stays
     */
    public BegunFolder(RunDirectory directory, boolean wasThere) {
        this.directory = directory;
        this.wasThere = wasThere;
    }

    /** The folder. */
    public RunDirectory directory() {
        return directory;
    }

    /**
     * Locks it until it is closed.
     *
     * @param command what the lock is for, as others are told
     * @throws ProblemsException when another program has locked it, as one that resumes it; then the folder is theirs
     * @throws IOException when the lock cannot be written
     */
    public void lock(String command) throws IOException {
        try {
            lock = Optional.of(RunLock.of(directory, command));
        } catch (ProblemsException e) {
            isTaken = true;
            throw e;
        }
    }

    /**
     * Removes what the run wrote unless there is an answer or a recorded call in it. Files of others stay, and the folder
     * with them.
     *
     * @throws IOException when the lock cannot be taken away
     */
    @Override
    public void close() throws IOException {
        boolean isEmpty = !isTaken && isTidied();
        if (lock.isPresent()) {
            lock.get().close();
        }
        if (isEmpty && !wasThere) {
            remove(directory.folder());
        }
    }

    private boolean isTidied() {
        if (directory.isAnswered() || Files.exists(directory.audit())) {
            return false;
        }
        return List.of(directory.transcripts(), directory.config(), directory.manifest()).stream()
                .allMatch(BegunFolder::remove);
    }

    /** False when it cannot be tidied, so that it stays: with a manifest it can be resumed, without one it is told to be no run. */
    private static boolean remove(Path file) {
        try {
            Files.deleteIfExists(file);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
