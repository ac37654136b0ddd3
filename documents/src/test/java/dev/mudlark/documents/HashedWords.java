package dev.mudlark.documents;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringTokenizer;

/** An embedder for tests: each word adds to the number that its hash names. Texts of the same words are close. */
public final class HashedWords implements Embedder {

    private final int dimensions;
    private final int limit;
    private final List<String> embedded = new ArrayList<>();
    private boolean closed;

    /** With vectors of so many numbers; texts of more than {@code limit} words are split. */
    public HashedWords(int dimensions, int limit) {
        this.dimensions = dimensions;
        this.limit = limit;
    }

    /** With 64 numbers and no split. */
    public HashedWords() {
        this(64, Integer.MAX_VALUE);
    }

    /** Every text that was embedded, in order. */
    public synchronized List<String> embedded() {
        return List.copyOf(embedded);
    }

    /** True once closed. */
    public boolean isClosed() {
        return closed;
    }

    @Override
    public String model() {
        return "hashed-words";
    }

    @Override
    public int dimensions() {
        return dimensions;
    }

    @Override
    public synchronized List<Embedding> embed(List<String> texts) {
        embedded.addAll(texts);
        return texts.stream().map(this::embed).toList();
    }

    @Override
    public void close() {
        closed = true;
    }

    private Embedding embed(String text) {
        List<float[]> vectors = new ArrayList<>();
        float[] vector = new float[dimensions];
        int words = 0;
        for (StringTokenizer all = new StringTokenizer(text.toLowerCase(Locale.ROOT), " \n\t.,?");
                all.hasMoreTokens(); ) {
            if (words == limit) {
                vectors.add(unit(vector));
                vector = new float[dimensions];
                words = 0;
            }
            vector[Math.floorMod(all.nextToken().hashCode() * 31, dimensions)] += 1;
            words++;
        }
        vectors.add(unit(vector));
        return new Embedding(vectors);
    }

    private static float[] unit(float[] vector) {
        double sum = 0;
        for (float number : vector) {
            sum += number * number;
        }
        if (sum > 0) {
            for (int i = 0; i < vector.length; i++) {
                vector[i] /= (float) Math.sqrt(sum);
            }
        }
        return vector;
    }
}
