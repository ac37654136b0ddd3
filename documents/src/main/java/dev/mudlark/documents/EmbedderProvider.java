package dev.mudlark.documents;

import java.nio.file.Path;

/** Who has an embedding model to offer; found by {@link java.util.ServiceLoader}. */
public interface EmbedderProvider {

    /** The name by which a user asks for the model, such as {@code all-MiniLM-L6-v2}. */
    String name();

    /**
     * The model. Opening is cheap: weights and native libraries are loaded with the first text that is embedded.
     *
     * @param cache a folder for files that are unpacked once and used again; made when it is missing
     */
    Embedder open(Path cache);
}
