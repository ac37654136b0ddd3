package dev.mudlark.embeddings;

import dev.mudlark.documents.EmbedderException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Files of the class path that have to lie in a folder. They are unpacked once and used again by every later process;
 * each is checked before it is used, and replaced when it is damaged.
 *
 * @param cache where they go; when that is impossible, a temporary folder that goes with the process
 */
record UnpackedFiles(Path cache) {

    /**
     * The folder {@code name} of the cache, with all the files in it.
     *
     * @throws EmbedderException when they fit neither there nor into a temporary folder
     */
    Path folder(String name, List<Resource> resources) {
        try {
            return unpack(cache.resolve(name), resources);
        } catch (IOException unusable) {
            return temporary(name, resources, unusable);
        }
    }

    private Path temporary(String name, List<Resource> resources, IOException unusable) {
        try {
            Path folder = Files.createTempDirectory("mudlark-" + name + "-");
            folder.toFile().deleteOnExit();
            resources.forEach(
                    resource -> folder.resolve(resource.fileName()).toFile().deleteOnExit());
            return unpack(folder, resources);
        } catch (IOException e) {
            EmbedderException failure = new EmbedderException(
                    "the embedding model cannot be unpacked, neither into " + cache + " (" + reason(unusable)
                            + ") nor into a temporary folder (" + reason(e)
                            + "): make one of them writable, with 60 MB free",
                    e);
            failure.addSuppressed(unusable);
            throw failure;
        }
    }

    private static Path unpack(Path folder, List<Resource> resources) throws IOException {
        for (Resource resource : resources) {
            UnpackedFile.make(folder.resolve(resource.fileName()), resource);
        }
        return folder;
    }

    private static String reason(IOException e) {
        return e.getClass().getSimpleName() + ": " + e.getMessage();
    }
}
