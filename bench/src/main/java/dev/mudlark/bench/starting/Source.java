package dev.mudlark.bench.starting;

import dev.mudlark.documents.Collection;
import java.util.List;
import java.util.Random;

/** Draws questions of one kind from documents. */
interface Source {
    /**
     * Questions whose answers stand in the documents, the same for the same documents and the same state of
     * {@code random}.
     *
     * @param most how many at most
     */
    List<StarterQuestion> draw(Collection documents, Random random, int most);
}
