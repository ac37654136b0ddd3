package dev.mudlark.documents;

import dev.mudlark.documents.vectorcache.CacheFolder;
import dev.mudlark.documents.vectorcache.CachedEmbedder;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Keeps vectors between runs, so that a text is embedded once: they are found by {@link Embedder#model()} and the content of
 * the text. Any number of processes may use one folder. A file that is damaged, cut short or from another model or format is
 * never used; what it held is embedded again. A folder that cannot be written costs time, not results.
 */
public final class VectorCache {

    private VectorCache() {}

    /**
     * The folder for files that can be made again: the environment variable {@code MUDLARK_CACHE}, else {@code mudlark} below
     * {@code XDG_CACHE_HOME}, else {@code .cache/mudlark} in the home folder.
     */
    public static Path defaultFolder() {
        return CacheFolder.of(System.getenv(), Path.of(System.getProperty("user.home", ".")));
    }

    /**
     * As {@link #defaultFolder()}, for a given environment.
     *
     * @param environment the variables
     * @param home the home folder
     */
    public static Path defaultFolder(Map<String, String> environment, Path home) {
        return CacheFolder.of(environment, home);
    }

    /**
     * An embedder that asks {@code inner} only for what is not in the cache yet. Closing it writes what is new and closes
     * {@code inner}. While everything is found, {@code inner} is asked for its name and dimensions alone.
     *
     * @param folder where vectors are kept, below it in {@code vectors}; made when there is something to write
     * @param notices hears, once, why vectors cannot be kept
     */
    public static Embedder around(Embedder inner, Path folder, Consumer<String> notices) {
        return CachedEmbedder.of(inner, folder, notices);
    }
}
