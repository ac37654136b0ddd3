package dev.mudlark.routing;

import dev.mudlark.documents.Embedder;
import dev.mudlark.routing.asking.EmbeddingRouter;

/**
 * The tool whose description is nearest to the question in meaning, by the cosine of an embedding model; none below a threshold.
 * It stands in for a model too: it knows synonyms, and nothing of who owns what.
 */
public final class EmbeddingKind implements RouterKind {

    /** The usual threshold: just above what small talk reaches in the golden questions of the bundled set. */
    public static final double THRESHOLD = 0.13;

    private final Embedder embedder;
    private final double threshold;

    /** @param threshold least cosine at which a tool is chosen, -1 to 1 */
    public EmbeddingKind(Embedder embedder, double threshold) {
        if (!(threshold >= -1 && threshold <= 1)) {
            throw new IllegalArgumentException("the threshold is -1 to 1, not " + threshold);
        }
        this.embedder = embedder;
        this.threshold = threshold;
    }

    @Override
    public String name() {
        return "embedding";
    }

    @Override
    public boolean isStandIn() {
        return true;
    }

    /** @throws dev.mudlark.documents.EmbedderException when the model cannot be loaded */
    @Override
    public Router over(Preset preset) {
        return EmbeddingRouter.over(preset, embedder, threshold);
    }
}
