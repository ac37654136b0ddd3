package dev.mudlark.documents;

import java.util.List;

/**
 * A text as points in the space of a model. A text that the model can read at once has one vector; a longer one has a
 * vector for each of its pieces, in order, so that no part of it is lost.
 *
 * @param vectors at least one, each of length 1 (the dot product of two is their cosine); never changed by anyone
 */
public record Embedding(List<float[]> vectors) {

    /** Copies the list, not the vectors. */
    public Embedding {
        vectors = List.copyOf(vectors);
        if (vectors.isEmpty()) {
            throw new IllegalArgumentException("an embedding without a vector");
        }
    }
}
