package dev.mudlark.documents.vectors;

import java.util.Arrays;

/** Vectors with the passages they belong to; those of one passage follow each other. */
final class PassageVectors {

    private float[][] vectors;
    private int[] passages;
    private int size;

    PassageVectors(int expected) {
        vectors = new float[Math.max(1, expected)][];
        passages = new int[Math.max(1, expected)];
    }

    /** True for a vector that has a direction; a text without content has none. */
    static boolean points(float[] vector) {
        for (float number : vector) {
            if (number != 0) {
                return true;
            }
        }
        return false;
    }

    /** Adds a vector of a passage, unless it has no direction. */
    void add(int passage, float[] vector) {
        if (!points(vector)) {
            return;
        }
        if (size == vectors.length) {
            vectors = Arrays.copyOf(vectors, size * 2);
            passages = Arrays.copyOf(passages, size * 2);
        }
        vectors[size] = vector;
        passages[size] = passage;
        size++;
    }

    /** How many vectors there are. */
    int size() {
        return size;
    }

    /** A vector by its number. */
    float[] vector(int number) {
        return vectors[number];
    }

    /** The passage of a vector. */
    int passage(int number) {
        return passages[number];
    }
}
