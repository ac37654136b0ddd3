package dev.mudlark.evaluation.failures;

import dev.mudlark.evaluation.text.FoldedText;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates and weekdays in texts, such as {@code 2026-03-05}, {@code March 5, 2026}, {@code 5 March 2026}, {@code Friday}. */
final class Dates {

    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final String MONTH = "((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})\\.?";
    private static final String DAY = "([0-9]{1,2})(?:st|nd|rd|th)?";
    private static final Pattern DATE = Pattern.compile("\\b(?:([0-9]{4})-([0-9]{2})-([0-9]{2})|" + MONTH + " " + DAY
            + "(?:,? ([0-9]{4}))?|" + DAY + " (?:of )?" + MONTH
            + "(?:,? ([0-9]{4}))?|((?:mon|tues|wednes|thurs|fri|satur|sun)day))\\b");

    private Dates() {}

    /** Those that stand in a text, each in one form; one without a year is not the same as one with it. */
    static Set<String> in(FoldedText text) {
        Set<String> dates = new LinkedHashSet<>();
        Matcher matcher = DATE.matcher(text.value());
        while (matcher.find()) {
            dates.add(date(matcher));
        }
        return dates;
    }

    /** The text without its dates. */
    static String removedFrom(FoldedText text) {
        return DATE.matcher(text.value()).replaceAll(" ");
    }

    /** True when a text is a date and nothing else. */
    static boolean isOne(String text) {
        return DATE.matcher(FoldedText.of(text).value()).matches();
    }

    private static String date(Matcher matcher) {
        if (matcher.group(1) != null) {
            return written(matcher.group(1), Integer.parseInt(matcher.group(2)), matcher.group(3));
        }
        if (matcher.group(4) != null) {
            return written(matcher.group(6), month(matcher.group(4)), matcher.group(5));
        }
        return matcher.group(8) == null
                ? matcher.group(10)
                : written(matcher.group(9), month(matcher.group(8)), matcher.group(7));
    }

    private static String written(@org.jspecify.annotations.Nullable String year, int month, String day) {
        return String.format(Locale.ROOT, "%s-%02d-%02d", year == null ? "" : year, month, Integer.parseInt(day));
    }

    private static int month(String name) {
        return MONTHS.indexOf(name.substring(0, 3)) + 1;
    }
}
