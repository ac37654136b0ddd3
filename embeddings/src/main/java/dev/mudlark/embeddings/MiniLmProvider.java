package dev.mudlark.embeddings;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderProvider;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Offers {@code all-MiniLM-L6-v2}. */
public final class MiniLmProvider implements EmbedderProvider {

    @Override
    public String name() {
        return "all-MiniLM-L6-v2";
    }

    /** @param cache gets about 52 MB with the first text */
    @Override
    public Embedder open(Path cache, Consumer<String> notices) {
        Versions versions = Versions.read();
        UnpackedFiles files = new UnpackedFiles(cache, notices);
        return new MiniLmEmbedder(name(), versions, () -> LoadedModel.load(files, versions, NativeTrial::load));
    }
}
