package dev.mudlark.embeddings;

import dev.mudlark.context.FileFault;
import dev.mudlark.documents.EmbedderException;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Files of the class path that have to lie in a folder. They are unpacked once and used again by every later process;
 * each is checked before it is used, and replaced when it is damaged. Used by one thread at a time.
 */
final class UnpackedFiles {

    private static final String ADVICE =
            "set MUDLARK_CACHE to a folder that can be written and may hold programs, with" + " 60 MB free";

    private final Path cache;
    private final Consumer<String> notices;
    private final AtomicBoolean told = new AtomicBoolean();
    private final List<Path> temporary = new ArrayList<>();

    /** Whether the files in a folder can be used there. */
    interface Trial {
        /** @throws IOException saying why not */
        void of(Path folder) throws IOException;
    }

    /**
     * Files below a folder.
     *
     * @param cache where they go; when that is impossible, a temporary folder that goes with the process
     * @param notices hears about the temporary folder, once
     */
    UnpackedFiles(Path cache, Consumer<String> notices) {
        this.cache = cache;
        this.notices = notices;
    }

    /** As the other, for files that can be used wherever they can be read. */
    Path folder(String name, List<Resource> resources) {
        return folder(name, resources, folder -> {});
    }

    /**
     * The folder {@code name} of the cache, with all the files in it.
     *
     * @param trial what must work with the folder
     * @throws EmbedderException when they fit neither there nor into a temporary folder
     */
    Path folder(String name, List<Resource> resources, Trial trial) {
        try {
            return unpack(cache.resolve(name), resources, trial);
        } catch (ClosedByInterruptException e) {
            throw new EmbedderException("embedding was interrupted", e);
        } catch (IOException unusable) {
            return temporary(name, resources, trial, unusable);
        }
    }

    /** Removes temporary folders when everything is loaded; where a system keeps open files, they go with the process. */
    void removeTemporary() {
        for (Path path : temporary.reversed()) {
            try {
                Files.deleteIfExists(path);
            } catch (IOException e) {
                // Open: it is deleted when the process ends.
            }
        }
        temporary.clear();
    }

    private Path temporary(String name, List<Resource> resources, Trial trial, IOException unusable) {
        try {
            Path folder = Files.createTempDirectory("mudlark-" + name + "-");
            temporary.add(folder);
            folder.toFile().deleteOnExit();
            for (Resource resource : resources) {
                Path file = folder.resolve(resource.fileName());
                temporary.add(file);
                file.toFile().deleteOnExit();
            }
            unpack(folder, resources, trial);
            tell(folder, unusable);
            return folder;
        } catch (IOException e) {
            EmbedderException failure = new EmbedderException(
                    "the embedding model cannot be unpacked, neither into " + cache + " (" + FileFault.of(unusable)
                            + ") nor into a temporary folder in " + System.getProperty("java.io.tmpdir") + " ("
                            + FileFault.of(e) + "): " + ADVICE,
                    e);
            failure.addSuppressed(unusable);
            throw failure;
        }
    }

    private void tell(Path folder, IOException unusable) {
        if (!told.getAndSet(true)) {
            notices.accept("the embedding model cannot be kept in " + cache + " (" + FileFault.of(unusable)
                    + "); the run goes on with a temporary folder (" + folder.getParent()
                    + ") and will unpack it again next time; " + ADVICE);
        }
    }

    private static Path unpack(Path folder, List<Resource> resources, Trial trial) throws IOException {
        for (Resource resource : resources) {
            UnpackedFile.make(folder.resolve(resource.fileName()), resource);
        }
        trial.of(folder);
        return folder;
    }
}
