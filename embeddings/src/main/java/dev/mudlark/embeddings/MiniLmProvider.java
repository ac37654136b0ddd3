package dev.mudlark.embeddings;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderProvider;
import java.nio.file.Path;

/** Offers {@code all-MiniLM-L6-v2}. */
public final class MiniLmProvider implements EmbedderProvider {

    @Override
    public String name() {
        return "all-MiniLM-L6-v2";
    }

    /** @param cache gets about 52 MB with the first text; when it cannot be written, a temporary folder serves */
    @Override
    public Embedder open(Path cache) {
        return new MiniLmEmbedder(name(), Versions.read(), new UnpackedFiles(cache));
    }
}
