package dev.mudlark.bench.rundir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The folder of a run that begins. It goes again when the run ends without an answer, as nothing in it is of use. */
public final class BegunFolder implements AutoCloseable {

    private final RunDirectory directory;
    private final boolean wasThere;

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

    /** Removes what the run wrote unless there is an answer or a recorded call in it. Files of others stay, and the folder with them. */
    @Override
    public void close() {
        try {
            if (directory.isAnswered() || Files.exists(directory.audit())) {
                return;
            }
            for (Path file : List.of(directory.transcripts(), directory.config(), directory.manifest())) {
                Files.deleteIfExists(file);
            }
            if (!wasThere) {
                Files.deleteIfExists(directory.folder());
            }
        } catch (IOException e) {
            // It cannot be tidied, so it stays: with a manifest it can be resumed, without one it is told to be no run.
        }
    }
}
