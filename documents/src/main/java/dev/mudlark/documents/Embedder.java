package dev.mudlark.documents;

import java.util.List;

/**
 * Turns texts into vectors that are close together where the meaning is. Safe for use by several threads. The same text
 * gives the same vectors, whatever it is embedded together with.
 */
public interface Embedder extends AutoCloseable {

    /**
     * The model and everything else that changes a vector (version, quantisation, limit of the tokenizer), on one line.
     * Vectors of different names are never compared and never found in each other's cache.
     */
    String model();

    /** How many numbers a vector has. */
    int dimensions();

    /**
     * The embeddings of texts, in their order. A text longer than the model can read is split, never cut. A text without
     * anything in it to embed (blank) has one vector of zeros.
     *
     * @throws EmbedderException when the model cannot be loaded, fails or is closed, or when the thread is interrupted
     *     (it stays so)
     */
    List<Embedding> embed(List<String> texts);

    /** Frees what the model holds; afterwards nothing can be embedded. */
    @Override
    void close();
}
