package dev.mudlark.evaluation.text;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Dates in texts: {@code 2026-03-05}, {@code March 5, 2026}, {@code 5 March 2026}; and days of the week. */
public final class Dates {

    /** What can be told from what. */
    public enum Kind {
        /** A day of the calendar. */
        DAY,
        /** A day of the week. */
        WEEKDAY
    }

    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final String MONTH = "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?"
            + "|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
    private static final String DAY = "([0-9]{1,2})(?:st|nd|rd|th)?";
    private static final String YEAR = "(?:,? ([0-9]{4}))?";
    private static final Pattern DAYS = Pattern.compile("\\b(?:([0-9]{4})-([0-9]{2})-([0-9]{2})|" + MONTH + " " + DAY
            + YEAR + "|" + DAY + " (?:of )?" + MONTH + YEAR + ")\\b");
    private static final Pattern WEEKDAYS = Pattern.compile("\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b");

    private Dates() {}

    /** Those that stand in a text, each in one form; one without a year is not the same as one with it. */
    public static Set<String> in(FoldedText text, Kind kind) {
        Set<String> dates = new LinkedHashSet<>();
        Matcher matcher = pattern(kind).matcher(text.value());
        while (matcher.find()) {
            dates.add(kind == Kind.DAY ? day(matcher) : matcher.group());
        }
        return dates;
    }

    /** The text without its days of the calendar. */
    public static String removedFrom(FoldedText text) {
        return DAYS.matcher(text.value()).replaceAll(" ");
    }

    /** Which kind of date a text is; empty when it is something else, or holds something else. */
    public static Optional<Kind> kind(String text) {
        String folded = FoldedText.of(text).value();
        for (Kind kind : Kind.values()) {
            if (pattern(kind).matcher(folded).matches()) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    private static Pattern pattern(Kind kind) {
        return switch (kind) {
            case DAY -> DAYS;
            case WEEKDAY -> WEEKDAYS;
        };
    }

    private static String day(Matcher found) {
        if (found.group(1) != null) {
            return written(found.group(1), Integer.parseInt(found.group(2)), found.group(3));
        }
        return found.group(4) == null
                ? written(found.group(9), month(found.group(8)), found.group(7))
                : written(found.group(6), month(found.group(4)), found.group(5));
    }

    private static String written(@Nullable String year, int month, String day) {
        return String.format(Locale.ROOT, "%s-%02d-%02d", year == null ? "" : year, month, Integer.parseInt(day));
    }

    private static int month(String name) {
        return MONTHS.indexOf(name.substring(0, 3)) + 1;
    }
}
