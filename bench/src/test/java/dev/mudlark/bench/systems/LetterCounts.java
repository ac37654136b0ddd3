package dev.mudlark.bench.systems;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.Embedding;
import java.util.List;
import java.util.Locale;

/** Embeds a text as how often each letter is in it, and counts what it is asked. */
final class LetterCounts implements Embedder {

    int passages;
    int queries;

    @Override
    public String model() {
        return "letter-counts";
    }

    @Override
    public int dimensions() {
        return 26;
    }

    /** A passage comes after its title and a line break. */
    @Override
    public List<Embedding> embed(List<String> texts) {
        texts.forEach(text -> {
            passages += text.contains("\n") ? 1 : 0;
            queries += text.contains("\n") ? 0 : 1;
        });
        return texts.stream().map(LetterCounts::embedding).toList();
    }

    @Override
    public void close() {}

    private static Embedding embedding(String text) {
        float[] vector = new float[26];
        text.toLowerCase(Locale.ROOT).chars().filter(c -> c >= 'a' && c <= 'z').forEach(c -> vector[c - 'a']++);
        double sum = 0;
        for (float count : vector) {
            sum += count * count;
        }
        for (int i = 0; i < vector.length && sum > 0; i++) {
            vector[i] /= (float) Math.sqrt(sum);
        }
        return new Embedding(List.of(vector));
    }
}
