package dev.mudlark.documents.languages;

import dev.mudlark.documents.Language;
import dev.mudlark.documents.index.StopWords;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.lucene.analysis.CharArraySet;

/**
 * How many words of texts are stop words of each language. A word of several languages counts for each of them, which is
 * why the winner must have a clear lead.
 *
 * @param words words that were looked at
 * @param counts stop words among them, by language
 */
public record StopWordCount(int words, Map<Language, Integer> counts) {

    /** Words that are enough to be sure. */
    private static final int ENOUGH = 20_000;

    /** Stop words that there must be of the winner. */
    private static final int LEAST = 12;

    /** Share of all words that must be stop words of the winner; in running text it is a third to a half. */
    private static final double SHARE = 0.15;

    /** How many times as many as of the second language. */
    private static final double LEAD = 1.4;

    /** Counts, until there is enough. */
    public static StopWordCount of(Iterable<String> texts) {
        Map<Language, CharArraySet> lists = lists();
        Map<Language, Integer> counts = new EnumMap<>(Language.class);
        int words = 0;
        for (String text : texts) {
            int end = 0;
            for (int start = wordFrom(text, end);
                    start < text.length() && words < ENOUGH;
                    start = wordFrom(text, end)) {
                end = wordEnd(text, start);
                count(text, start, end, lists, counts);
                words++;
            }
        }
        return new StopWordCount(words, counts);
    }

    /** The language that leads clearly. */
    public Optional<Language> clearWinner() {
        List<Map.Entry<Language, Integer>> ranked = counts.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .toList();
        if (ranked.isEmpty()) {
            return Optional.empty();
        }
        int first = ranked.get(0).getValue();
        int second = ranked.size() > 1 ? ranked.get(1).getValue() : 0;
        boolean clear = first >= LEAST && first >= SHARE * words && first >= LEAD * second;
        return clear ? Optional.of(ranked.get(0).getKey()) : Optional.empty();
    }

    private static void count(
            String text, int start, int end, Map<Language, CharArraySet> lists, Map<Language, Integer> counts) {
        String word = text.substring(start, end).toLowerCase(Locale.ROOT);
        lists.forEach((language, list) -> {
            if (list.contains(word)) {
                counts.merge(language, 1, Integer::sum);
            }
        });
    }

    private static int wordFrom(String text, int from) {
        int at = from;
        while (at < text.length() && !Character.isLetter(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static int wordEnd(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static Map<Language, CharArraySet> lists() {
        Map<Language, CharArraySet> lists = new EnumMap<>(Language.class);
        Arrays.stream(Language.values())
                .filter(language -> language != Language.NONE)
                .forEach(language -> lists.put(language, StopWords.of(language)));
        return lists;
    }
}
