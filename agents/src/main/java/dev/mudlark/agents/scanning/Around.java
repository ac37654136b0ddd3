package dev.mudlark.agents.scanning;

import java.util.regex.MatchResult;

/** What stands around a match. Looks at no more of the text than it gives back. */
public final class Around {

    private Around() {}

    /**
     * The match and what stands beside it.
     *
     * @param reach most characters on either side
     * @param border a character that ends it and is left out
     */
    public static String of(String text, MatchResult match, int reach, char border) {
        int from = match.start();
        while (from > 0 && from > match.start() - reach && text.charAt(from - 1) != border) {
            from--;
        }
        int to = match.end();
        while (to < text.length() && to < match.end() + reach && text.charAt(to) != border) {
            to++;
        }
        return text.substring(from, to);
    }

    /** At most so many characters right before the match. */
    public static String before(String text, MatchResult match, int reach) {
        return text.substring(Math.max(0, match.start() - reach), match.start());
    }

    /** The beginning of a text up to a number of characters, ended at white space where there is some. */
    public static String beginning(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int end = most;
        while (end > 0 && !Character.isWhitespace(text.charAt(end))) {
            end--;
        }
        int whole = end > 0 ? end : most - (Character.isHighSurrogate(text.charAt(most - 1)) ? 1 : 0);
        return text.substring(0, whole).strip();
    }
}
