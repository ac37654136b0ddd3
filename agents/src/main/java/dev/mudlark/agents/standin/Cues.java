package dev.mudlark.agents.standin;

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.regex.*;

/** The patterns of cues.txt by name, and the words of a text with the stems by which they are compared. */
final class Cues {

    private static final Map<String, Pattern> ALL = read();
    private static final List<String> SMALL = found(of("small").pattern(), "part");
    private static final Set<String> EMPTY = Set.copyOf(found(of("empty").pattern(), "part"));

    private Cues() {}

    private static Map<String, Pattern> read() {
        Map<String, Pattern> cues = new LinkedHashMap<>();
        try (InputStream in = Objects.requireNonNull(Cues.class.getResourceAsStream("cues.txt"))) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .toList()) {
                int end = line.indexOf(" = ");
                cues.put(line.substring(0, end), Pattern.compile(line.substring(end + 3)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Collections.unmodifiableMap(cues);
    }

    /** The names that start so, in the order of the file, the start cut off. */
    static List<String> names(String start) {
        return ALL.keySet().stream()
                .filter(n -> n.startsWith(start))
                .map(n -> n.substring(start.length()))
                .toList();
    }

    static Pattern of(String name) {
        return Objects.requireNonNull(ALL.get(name), name);
    }

    static boolean in(String text, String name) {
        return of(name).matcher(text).find();
    }

    static List<MatchResult> all(String text, String name) {
        return of(name).matcher(text).results().toList();
    }

    private static List<String> found(String text, String name) {
        return of(name).matcher(text).results().map(MatchResult::group).toList();
    }

    /** The words that carry meaning, as written. */
    static List<String> words(String text) {
        return found(text, "word").stream()
                .filter(w -> !EMPTY.contains(lower(w)))
                .toList();
    }

    /** Stems of the words that carry meaning; a joined word counts whole, without its last part, and in its parts. */
    static Set<String> stems(String text) {
        Set<String> stems = new LinkedHashSet<>();
        for (String word : words(text)) {
            stems.add(stem(word));
            List<String> parts = found(word, "part");
            if (parts.size() > 1) {
                words(String.join(" ", parts) + " " + String.join(" ", found(word, "piece")))
                        .forEach(part -> stems.add(stem(part)));
                stems.add(stem(word.substring(0, word.length() - parts.getLast().length() - 1)));
            }
        }
        return stems;
    }

    static String stem(String word) {
        String stem = isIdentifier(word)
                ? lower(word)
                : of("ending").matcher(lower(word)).replaceFirst("");
        return of("price").matcher(stem).replaceFirst("pric");
    }

    static boolean isIdentifier(String word) {
        return in(word, "identifier");
    }

    static int number(String text) {
        return Math.max(SMALL.indexOf(lower(text)), Character.isDigit(text.charAt(0)) ? Integer.parseInt(text) : 0);
    }

    static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
