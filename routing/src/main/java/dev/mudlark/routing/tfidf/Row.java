package dev.mudlark.routing.tfidf;

import java.util.Arrays;

/**
 * A text as weights of its terms, of length 1; or of none.
 *
 * <p>Terms stand from the last to the first, because that is the order in which scikit-learn 1.2 comes to add them up, and the
 * last digits of a sum depend on it.
 */
final class Row {

    private final int[] terms;
    private final double[] weights;

    /** @param terms in descending order */
    Row(int[] terms, double[] weights) {
        this.terms = terms;
        this.weights = normed(weights);
    }

    private static double[] normed(double[] weights) {
        double sum = 0;
        for (double weight : weights) {
            sum += weight * weight;
        }
        double length = Math.sqrt(sum);
        return length == 0
                ? weights
                : Arrays.stream(weights).map(weight -> weight / length).toArray();
    }

    int size() {
        return terms.length;
    }

    int term(int at) {
        return terms[at];
    }

    double weight(int at) {
        return weights[at];
    }
}
