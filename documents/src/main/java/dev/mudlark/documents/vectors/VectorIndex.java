package dev.mudlark.documents.vectors;

import dev.mudlark.documents.Chunker;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbeddingWatch;
import dev.mudlark.documents.index.Hit;
import dev.mudlark.documents.index.PassageList;
import dev.mudlark.documents.index.QueryTerms;
import java.util.List;

/** Passages by their vectors, in memory. */
public final class VectorIndex {

    /**
     * Up to so many vectors every one of them is compared with the query; beyond, a graph is built. See
     * docs/decisions/0005-vectors-and-languages.md for the measurement.
     */
    static final int MOST_SCANNED = 100_000;

    /** Up to so many vectors rounded copies are kept too; beyond, memory is the limit and they would gain nothing. */
    static final int MOST_ROUNDED = 20_000;

    private final PassageList passages;
    private final int size;
    private final Embedder embedder;
    private final Neighbours neighbours;

    private VectorIndex(PassageList passages, int size, Embedder embedder, Neighbours neighbours) {
        this.passages = passages;
        this.size = size;
        this.embedder = embedder;
        this.neighbours = neighbours;
    }

    /** Cuts and embeds documents; equal scores will keep their order. */
    public static VectorIndex of(List<Document> documents, Chunker chunker, Embedder embedder, EmbeddingWatch watch) {
        return of(documents, chunker, embedder, watch, MOST_SCANNED);
    }

    /** As the other, with another size beyond which a graph is built. */
    static VectorIndex of(
            List<Document> documents, Chunker chunker, Embedder embedder, EmbeddingWatch watch, int mostScanned) {
        PassageList passages = new PassageList(documents);
        EmbeddedPassages chosen = EmbeddedPassages.of(documents, chunker, passages, watch);
        PassageVectors vectors = chosen.embed(passages, embedder, watch);
        return new VectorIndex(passages, chosen.size(), embedder, neighbours(vectors, mostScanned));
    }

    private static Neighbours neighbours(PassageVectors vectors, int mostScanned) {
        if (vectors.size() > mostScanned) {
            return Graph.of(vectors);
        }
        return vectors.size() <= MOST_ROUNDED ? new RoundedScan(vectors) : new Scan(vectors);
    }

    /** How many passages have vectors. */
    public int size() {
        return size;
    }

    /** All passages by number, also those without vectors. */
    public PassageList passages() {
        return passages;
    }

    /** The best passages for a query; see {@link dev.mudlark.documents.Searcher#search}. */
    public List<Hit> best(String query, int limit) {
        if (size == 0 || QueryTerms.isWordless(query)) {
            return List.of();
        }
        List<float[]> vectors = embedder.embed(List.of(query)).get(0).vectors().stream()
                .filter(PassageVectors::points)
                .toList();
        return vectors.isEmpty() ? List.of() : neighbours.best(vectors, Math.min(limit, size));
    }
}
