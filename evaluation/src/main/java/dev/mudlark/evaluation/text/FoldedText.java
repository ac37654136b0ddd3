package dev.mudlark.evaluation.text;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A text in the form in which texts are compared: Unicode NFKC, case folded, dashes and quotes unified, white space
 * collapsed, and thousands separators between digits removed ({@code 250,521}, {@code 250'521} and groups set apart by
 * a no-break or thin space are {@code 250521}).
 *
 * @param value the folded text
 */
public record FoldedText(String value) {

    private static final Pattern NUMBER_GROUPS = Pattern.compile(
            "(?<![\\d.,'’])(\\d{1,3})((?:,\\d{3})+|(?:['’]\\d{3})+|(?:[\u00a0\u2009\u202f]\\d{3})+)(?!\\d)");
    private static final Pattern SEPARATORS = Pattern.compile("[,'’\u00a0\u2009\u202f]");

    /** Folds a text. */
    public static FoldedText of(String text) {
        String ungrouped = hasSeparatedDigits(text) ? ungrouped(text) : text;
        // Upper case first, so that letters with several lower-case forms become one.
        String folded = isAscii(ungrouped)
                ? ungrouped.toLowerCase(Locale.ROOT)
                : Normalizer.normalize(ungrouped, Normalizer.Form.NFKC)
                        .toUpperCase(Locale.ROOT)
                        .toLowerCase(Locale.ROOT);
        return new FoldedText(unified(folded));
    }

    /** True when nothing is left. */
    public boolean isEmpty() {
        return value.isEmpty();
    }

    private static String ungrouped(String text) {
        return NUMBER_GROUPS
                .matcher(text)
                .replaceAll(match ->
                        match.group(1) + SEPARATORS.matcher(match.group(2)).replaceAll(""));
    }

    private static boolean hasSeparatedDigits(String text) {
        for (int i = 1; i + 1 < text.length(); i++) {
            if (isSeparator(text.charAt(i)) && isDigit(text.charAt(i - 1)) && isDigit(text.charAt(i + 1))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSeparator(char c) {
        return c == ',' || c == '\'' || c == '\u2019' || c == '\u00a0' || c == '\u2009' || c == '\u202f';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isAscii(String text) {
        return text.chars().allMatch(c -> c < 0x80);
    }

    /** One kind of dash, one of each kind of quote, one space between words. */
    private static String unified(String text) {
        StringBuilder out = new StringBuilder(text.length());
        boolean gap = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                gap = !out.isEmpty();
                continue;
            }
            if (gap) {
                out.append(' ');
                gap = false;
            }
            out.append(unified(c));
        }
        return out.toString();
    }

    private static char unified(char c) {
        return switch (c) {
            case '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212' -> '-';
            case '\u2018', '\u2019', '\u201b', '\u2032' -> '\'';
            case '\u201c', '\u201d', '\u201f', '\u2033' -> '"';
            default -> c;
        };
    }
}
