package dev.mudlark.evaluation.text;

import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A text that a right answer contains. It stands in a text only at word borders:
 *
 * <ul>
 *   <li>no letter or digit touches a letter or digit at its ends, so {@code 5} is not in {@code 15} or {@code 5th-rate};
 *       scripts that set no spaces between words have no such borders;
 *   <li>a number is not part of a longer number: {@code 5} is not in {@code 2.5}, {@code 5.3} or {@code -5};
 *   <li>a word of at least three letters may carry a plural or verb ending ({@code tag}: {@code tags}), a number an
 *       ordinal one ({@code December 1}: {@code December 1st}).
 * </ul>
 *
 * <p>A number stands in a text by its value ({@code 9.50}: {@code 9.5}), a day of the calendar by whichever way it is
 * written ({@code 2026-03-05}: {@code 5 March 2026}).
 */
public final class Keyword {

    private static final Set<String> WORD_ENDINGS = Set.of("s", "es", "d", "ed", "ing");
    private static final Set<String> ORDINAL_ENDINGS = Set.of("st", "nd", "rd", "th");

    private static final Pattern NUMBER = Pattern.compile("[0-9]+(?:\\.[0-9]+)?");

    private final String folded;
    private final boolean number;
    private final Set<String> days;

    /** A keyword as it stands in the labels. */
    public Keyword(String keyword) {
        FoldedText text = FoldedText.of(keyword);
        this.folded = text.value();
        this.number = NUMBER.matcher(folded).matches();
        boolean day = Dates.kind(keyword).filter(Dates.Kind.DAY::equals).isPresent();
        this.days = day ? Dates.in(text, Dates.Kind.DAY) : Set.of();
    }

    /** Those of some keywords that stand in a text, in their order. */
    public static List<String> among(List<String> keywords, String text) {
        FoldedText folded = FoldedText.of(text);
        return keywords.stream()
                .filter(keyword -> new Keyword(keyword).standsIn(folded))
                .toList();
    }

    /** True when the keyword stands in the text; an empty keyword stands nowhere. */
    public boolean standsIn(FoldedText text) {
        return isWrittenIn(text)
                || (number && isValueIn(text.value()))
                || (!days.isEmpty() && Dates.in(text, Dates.Kind.DAY).containsAll(days));
    }

    private boolean isValueIn(String text) {
        BigDecimal value = new BigDecimal(folded);
        return NUMBER.matcher(text)
                .results()
                .anyMatch(found -> value.compareTo(new BigDecimal(found.group())) == 0
                        && startsAtBorder(text, found.start())
                        && endsAtBorder(text, found.end()));
    }

    private boolean isWrittenIn(FoldedText text) {
        String haystack = text.value();
        int at = folded.isEmpty() ? -1 : haystack.indexOf(folded);
        while (at >= 0) {
            if (startsAtBorder(haystack, at) && endsAtBorder(haystack, at + folded.length())) {
                return true;
            }
            at = haystack.indexOf(folded, at + 1);
        }
        return false;
    }

    private boolean startsAtBorder(String text, int start) {
        if (start == 0) {
            return true;
        }
        int first = folded.codePointAt(0);
        int before = text.codePointBefore(start);
        if (Character.isDigit(first)) {
            return !Script.joins(before, first) && !isNumberPart(text, start - 1, -1) && !isSign(text, start - 1);
        }
        if (first == '-' && folded.length() > 1 && Character.isDigit(folded.codePointAt(1))) {
            return !Character.isLetterOrDigit(before);
        }
        return !Script.joins(before, first);
    }

    private boolean endsAtBorder(String text, int end) {
        if (end == text.length()) {
            return true;
        }
        int last = folded.codePointBefore(folded.length());
        int after = text.codePointAt(end);
        if (Character.isDigit(last) && isNumberPart(text, end, 1)) {
            return false;
        }
        return !Script.joins(last, after) || hasEnding(text, end, last);
    }

    private boolean hasEnding(String text, int end, int last) {
        int stop = end;
        while (stop < text.length() && Character.isLetterOrDigit(text.codePointAt(stop))) {
            stop += Character.charCount(text.codePointAt(stop));
        }
        String ending = text.substring(end, stop);
        return Character.isDigit(last) ? ORDINAL_ENDINGS.contains(ending) : isWord() && WORD_ENDINGS.contains(ending);
    }

    private boolean isWord() {
        int length = folded.length();
        return length >= 3 && folded.substring(length - 3).chars().allMatch(c -> c >= 'a' && c <= 'z');
    }

    /** True when a decimal or grouping sign with a digit behind it (in {@code direction}) stands at {@code index}. */
    private static boolean isNumberPart(String text, int index, int direction) {
        char sign = text.charAt(index);
        int next = index + direction;
        return (sign == '.' || sign == ',')
                && next >= 0
                && next < text.length()
                && Character.isDigit(text.charAt(next));
    }

    /** True when a minus at {@code index} makes a number negative instead of joining two words or numbers. */
    private static boolean isSign(String text, int index) {
        return text.charAt(index) == '-' && (index == 0 || !Character.isLetterOrDigit(text.charAt(index - 1)));
    }
}
