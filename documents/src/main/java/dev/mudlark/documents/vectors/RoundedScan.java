package dev.mudlark.documents.vectors;

import dev.mudlark.documents.index.Hit;
import java.util.Arrays;
import java.util.List;

/**
 * Finds exactly what {@link Scan} finds, sooner: vectors rounded to whole numbers are compared first, which a compiler turns
 * into wide instructions, and only what could be among the best by the largest error of that is compared exactly.
 */
final class RoundedScan implements Neighbours {

    /** A vector of length 1 is rounded to this many steps; the product of two then fits 31 bits. */
    private static final int STEPS = 1 << 15;

    private final PassageVectors vectors;
    private final int dimensions;
    private final int[] rounded;

    /** How far a product of rounded vectors, and the steps of scores, may be from the truth. */
    private final int error;

    RoundedScan(PassageVectors vectors) {
        this.vectors = vectors;
        this.dimensions = vectors.size() == 0 ? 0 : vectors.vector(0).length;
        this.rounded = new int[vectors.size() * dimensions];
        for (int i = 0; i < vectors.size(); i++) {
            round(vectors.vector(i), rounded, i * dimensions);
        }
        // Each number is off by at most 1/2, and the numbers of a vector of length 1 sum to at most the root of their
        // count.
        this.error = (int) Math.ceil(STEPS * Math.sqrt(dimensions) + dimensions / 4.0 + STEPS);
    }

    @Override
    public List<Hit> best(List<float[]> query, int limit) {
        int[] products = products(query);
        int bar = bar(products, limit);
        Best best = new Best(limit);
        int at = 0;
        while (at < products.length) {
            int passage = vectors.passage(at);
            float score = Float.NEGATIVE_INFINITY;
            while (at < products.length && vectors.passage(at) == passage) {
                if (products[at] >= bar) {
                    score = Math.max(score, Scan.closest(query, vectors.vector(at)));
                }
                at++;
            }
            if (score > Float.NEGATIVE_INFINITY) {
                best.add(passage, score);
            }
        }
        return best.hits();
    }

    /** For each vector the largest product with one of the query. */
    private int[] products(List<float[]> query) {
        int[] products = new int[vectors.size()];
        Arrays.fill(products, Integer.MIN_VALUE);
        int[] one = new int[dimensions];
        for (float[] vector : query) {
            round(vector, one, 0);
            for (int i = 0; i < products.length; i++) {
                products[i] = Math.max(products[i], product(one, rounded, i * dimensions));
            }
        }
        return products;
    }

    /** No vector below it can be the one that brings its passage among the best. */
    private int bar(int[] products, int limit) {
        int[] highest = new int[limit];
        int passages = 0;
        int at = 0;
        while (at < products.length) {
            int passage = vectors.passage(at);
            int product = Integer.MIN_VALUE;
            while (at < products.length && vectors.passage(at) == passage) {
                product = Math.max(product, products[at++]);
            }
            if (passages < limit) {
                highest[passages++] = product;
                if (passages == limit) {
                    Arrays.sort(highest);
                }
            } else if (product > highest[0]) {
                insert(highest, product);
            }
        }
        return passages < limit ? Integer.MIN_VALUE : (int) Math.max(Integer.MIN_VALUE, highest[0] - 2L * error);
    }

    /** Puts a product in its place among those in ascending order; the lowest one drops out. */
    private static void insert(int[] highest, int product) {
        int at = 0;
        while (at + 1 < highest.length && highest[at + 1] < product) {
            highest[at] = highest[++at];
        }
        highest[at] = product;
    }

    private static void round(float[] vector, int[] into, int from) {
        for (int i = 0; i < vector.length; i++) {
            into[from + i] = Math.round(vector[i] * STEPS);
        }
    }

    private static int product(int[] query, int[] all, int from) {
        int sum = 0;
        for (int i = 0; i < query.length; i++) {
            sum += query[i] * all[from + i];
        }
        return sum;
    }
}
