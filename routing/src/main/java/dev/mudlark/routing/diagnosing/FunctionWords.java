package dev.mudlark.routing.diagnosing;

import dev.mudlark.routing.tfidf.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Words that stand in every text and say nothing of its topic. English only: of other languages every word is a topic. */
public final class FunctionWords {

    private static final Set<String> WORDS = read();

    private FunctionWords() {}

    /** True for a lower-cased word that says nothing of a topic. */
    static boolean contains(String word) {
        return WORDS.contains(word);
    }

    /** The words of a text that say something of its topic, each once, in their order. */
    public static List<String> topics(String text) {
        return topics(Words.of(text));
    }

    static List<String> topics(Collection<String> words) {
        return words.stream().distinct().filter(word -> !WORDS.contains(word)).toList();
    }

    /** The words that two texts share, sorted. */
    static List<String> shared(String one, String other) {
        Set<String> shared = new TreeSet<>(Words.of(one));
        shared.retainAll(new HashSet<>(Words.of(other)));
        return List.copyOf(shared);
    }

    private static Set<String> read() {
        try (InputStream in = FunctionWords.class.getResourceAsStream("function-words.txt")) {
            byte[] bytes = Objects.requireNonNull(in, "function-words.txt is missing from the jar")
                    .readAllBytes();
            Set<String> words = new HashSet<>();
            new String(bytes, StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(line -> words.addAll(Words.of(line)));
            return Set.copyOf(words);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
