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
    private static final Pattern DASHES = Pattern.compile("[\u2010-\u2015\u2212]");
    private static final Pattern SINGLE_QUOTES = Pattern.compile("[\u2018\u2019\u201b\u2032]");
    private static final Pattern DOUBLE_QUOTES = Pattern.compile("[\u201c\u201d\u201f\u2033]");
    private static final Pattern SPACE = Pattern.compile("[\\s\\p{Z}]+");

    /** Folds a text. */
    public static FoldedText of(String text) {
        String ungrouped = NUMBER_GROUPS
                .matcher(text)
                .replaceAll(match ->
                        match.group(1) + SEPARATORS.matcher(match.group(2)).replaceAll(""));
        String composed = Normalizer.normalize(ungrouped, Normalizer.Form.NFKC);
        // Upper case first, so that letters with several lower-case forms become one.
        String folded = composed.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        String dashed = DASHES.matcher(folded).replaceAll("-");
        String single = SINGLE_QUOTES.matcher(dashed).replaceAll("'");
        String quoted = DOUBLE_QUOTES.matcher(single).replaceAll("\"");
        return new FoldedText(SPACE.matcher(quoted).replaceAll(" ").strip());
    }

    /** True when nothing is left. */
    public boolean isEmpty() {
        return value.isEmpty();
    }
}
