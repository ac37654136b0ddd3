package dev.mudlark.evaluation.text;

import java.util.LinkedHashSet;
import java.util.Set;

/** The words of a text that carry its content: folded, without the words of {@link #STOP_WORDS}. */
public final class ContentWords {

    /** English words too common to count. */
    static final Set<String> STOP_WORDS = Set.of(
            "a", "about", "after", "all", "also", "an", "and", "any", "are", "as", "at", "be", "been", "before", "but",
            "by", "can", "could", "did", "do", "does", "for", "from", "had", "has", "have", "he", "her", "his", "how",
            "i", "if", "in", "into", "is", "it", "its", "may", "more", "most", "must", "no", "nor", "not", "of", "on",
            "only", "or", "our", "out", "over", "per", "shall", "she", "should", "so", "some", "such", "than", "that",
            "the", "their", "them", "then", "there", "these", "they", "this", "those", "to", "up", "was", "we", "were",
            "what", "when", "where", "which", "while", "who", "why", "will", "with", "would", "you", "your");

    private ContentWords() {}

    /** The distinct content words in the order they first stand. */
    public static Set<String> of(FoldedText text) {
        Set<String> words = all(text);
        words.removeAll(STOP_WORDS);
        return words;
    }

    /** True when {@code word}, one of the words of some text, is also one of this text. */
    public static boolean isIn(FoldedText text, String word) {
        String value = text.value();
        for (int at = value.indexOf(word); at >= 0; at = value.indexOf(word, at + 1)) {
            int end = at + word.length();
            if ((at == 0 || !isInWord(value, at - 1)) && (end == value.length() || !isInWord(value, end))) {
                return true;
            }
        }
        return false;
    }

    /** All distinct words: letters and digits, with a dot or a comma between two digits as part of a number. */
    public static Set<String> all(FoldedText text) {
        Set<String> words = new LinkedHashSet<>();
        String value = text.value();
        int start = -1;
        for (int i = 0; i < value.length(); i++) {
            if (isInWord(value, i)) {
                start = start < 0 ? i : start;
            } else if (start >= 0) {
                words.add(value.substring(start, i));
                start = -1;
            }
        }
        if (start >= 0) {
            words.add(value.substring(start));
        }
        return words;
    }

    private static boolean isInWord(String value, int i) {
        char c = value.charAt(i);
        if (Character.isLetterOrDigit(c) || Character.isSurrogate(c)) {
            return true;
        }
        return (c == '.' || c == ',')
                && i > 0
                && i + 1 < value.length()
                && Character.isDigit(value.charAt(i - 1))
                && Character.isDigit(value.charAt(i + 1));
    }
}
