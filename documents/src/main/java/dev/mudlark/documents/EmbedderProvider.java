package dev.mudlark.documents;

import java.nio.file.Path;
import java.util.function.Consumer;

/** Who has an embedding model to offer; found by {@link java.util.ServiceLoader}. */
public interface EmbedderProvider {

    /** The name by which a user asks for the model, such as {@code all-MiniLM-L6-v2}. */
    String name();

    /**
     * The model. Opening is cheap: weights and native libraries are loaded with the first text that is embedded.
     *
     * @param cache a folder for files that are unpacked once and used again; made when it is missing
     * @param notices hears, once, why the folder could not be used; then a temporary one serves
     */
    Embedder open(Path cache, Consumer<String> notices);
}
