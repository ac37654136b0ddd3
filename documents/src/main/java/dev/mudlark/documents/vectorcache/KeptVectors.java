package dev.mudlark.documents.vectorcache;

import dev.mudlark.context.FileFault;
import dev.mudlark.documents.Embedder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Vectors in memory until there are enough to be written, and on disk. Safe for use by several threads. */
final class KeptVectors {

    private final Embedder embedder;
    private final Path folder;
    private final Consumer<String> notices;
    private final CacheLimits limits;
    private final Clock clock;
    private final Map<Key, List<float[]>> pending = new HashMap<>();
    private @Nullable Segments segments;
    private boolean broken;

    KeptVectors(Embedder embedder, Path folder, Consumer<String> notices, CacheLimits limits, Clock clock) {
        this.embedder = embedder;
        this.folder = folder;
        this.notices = notices;
        this.limits = limits;
        this.clock = clock;
    }

    /** Moves the keys that are kept from {@code wanted} to {@code found}. */
    synchronized void find(Set<Key> wanted, Map<Key, List<float[]>> found) {
        for (Key key : List.copyOf(wanted)) {
            List<float[]> vectors = pending.get(key);
            if (vectors != null) {
                found.put(key, vectors);
                wanted.remove(key);
            }
        }
        segments().find(wanted, found);
    }

    /** Keeps new vectors. */
    synchronized void add(Map<Key, List<float[]>> vectors) {
        if (!broken) {
            pending.putAll(vectors);
            if (pending.size() >= limits.pending()) {
                write();
            }
        }
    }

    /** Writes what is new. */
    synchronized void close() {
        if (!pending.isEmpty()) {
            write();
        }
    }

    private Segments segments() {
        if (segments == null) {
            segments = Segments.in(folder, new Space(embedder.model(), embedder.dimensions()), limits, clock);
        }
        return Objects.requireNonNull(segments);
    }

    private void write() {
        try {
            segments().add(pending);
        } catch (IOException e) {
            broken = true;
            notices.accept("vectors cannot be kept in " + folder + " (" + FileFault.of(e)
                    + "); the run goes on and will embed them again next time; free space, or set MUDLARK_CACHE to"
                    + " another folder");
        }
        pending.clear();
    }
}
