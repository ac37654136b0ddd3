package dev.mudlark.documents.vectorcache;

import java.nio.file.Path;
import java.util.Map;

/** Where files are kept that can be made again. */
public final class CacheFolder {

    private CacheFolder() {}

    /** See {@link dev.mudlark.documents.VectorCache#defaultFolder()}; a relative {@code XDG_CACHE_HOME} does not count. */
    public static Path of(Map<String, String> environment, Path home) {
        String own = environment.getOrDefault("MUDLARK_CACHE", "");
        if (!own.isBlank()) {
            return Path.of(own);
        }
        String shared = environment.getOrDefault("XDG_CACHE_HOME", "");
        boolean usable = !shared.isBlank() && Path.of(shared).isAbsolute();
        return (usable ? Path.of(shared) : home.resolve(".cache")).resolve("mudlark");
    }
}
