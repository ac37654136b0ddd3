package dev.mudlark.documents.vectors;

import dev.mudlark.documents.index.Hit;
import java.util.List;
import org.apache.lucene.util.VectorUtil;

/**
 * Compares a query with every vector.
 *
 * @param vectors what is searched
 */
record Scan(PassageVectors vectors) implements Neighbours {

    @Override
    public List<Hit> best(List<float[]> query, int limit) {
        Best best = new Best(limit);
        int at = 0;
        while (at < vectors.size()) {
            int passage = vectors.passage(at);
            float score = Float.NEGATIVE_INFINITY;
            while (at < vectors.size() && vectors.passage(at) == passage) {
                score = Math.max(score, closest(query, vectors.vector(at++)));
            }
            best.add(passage, score);
        }
        return best.hits();
    }

    /** The largest cosine of a vector with one of the query. */
    static float closest(List<float[]> query, float[] vector) {
        float score = Float.NEGATIVE_INFINITY;
        for (float[] one : query) {
            score = Math.max(score, VectorUtil.dotProduct(one, vector));
        }
        return score;
    }
}
