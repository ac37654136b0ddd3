package dev.mudlark.routing.tfidf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The words of a text: lower-cased runs of at least two word characters. A word character is a code point of a Unicode
 * category L* or N*, or the underscore.
 */
public final class Words {

    private static final int LETTERS_AND_NUMBERS = 1 << Character.UPPERCASE_LETTER
            | 1 << Character.LOWERCASE_LETTER
            | 1 << Character.TITLECASE_LETTER
            | 1 << Character.MODIFIER_LETTER
            | 1 << Character.OTHER_LETTER
            | 1 << Character.DECIMAL_DIGIT_NUMBER
            | 1 << Character.LETTER_NUMBER
            | 1 << Character.OTHER_NUMBER;

    /**
     * A word and where it stands.
     *
     * @param text the word, lower-cased
     * @param start where it begins in the text as it was written, in UTF-16 units
     * @param end where it ends, exclusive
     */
    public record Place(String text, int start, int end) {}

    private Words() {}

    /** The words in their order, with repetitions. */
    public static List<String> of(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        List<String> words = new ArrayList<>();
        int i = 0;
        while (i < lower.length()) {
            int end = end(lower, i);
            if (isWord(lower, i, end)) {
                words.add(lower.substring(i, end));
            }
            i = end > i ? end : i + Character.charCount(lower.codePointAt(i));
        }
        return words;
    }

    /**
     * The words with their places. A letter whose lower case is several characters, of which some are none of a word, may end
     * a word elsewhere than in {@link #of}; that is for showing words, not for scoring.
     */
    public static List<Place> places(String text) {
        List<Place> places = new ArrayList<>();
        int i = 0;
        while (i < text.length()) {
            int end = end(text, i);
            if (isWord(text, i, end)) {
                places.add(new Place(text.substring(i, end).toLowerCase(Locale.ROOT), i, end));
            }
            i = end > i ? end : i + Character.charCount(text.codePointAt(i));
        }
        return places;
    }

    /** Where the run of word characters that begins at {@code from} ends; {@code from} when none begins there. */
    private static int end(String text, int from) {
        int end = from;
        while (end < text.length()) {
            int c = text.codePointAt(end);
            if (!isOfWord(c)) {
                return end;
            }
            end += Character.charCount(c);
        }
        return end;
    }

    private static boolean isWord(String text, int start, int end) {
        return end - start >= 2 && (end - start > 2 || !Character.isHighSurrogate(text.charAt(start)));
    }

    private static boolean isOfWord(int c) {
        return c == '_' || (1 << Character.getType(c) & LETTERS_AND_NUMBERS) != 0;
    }
}
