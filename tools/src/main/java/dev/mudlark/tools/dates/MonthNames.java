package dev.mudlark.tools.dates;

import java.util.List;
import java.util.Locale;

/** English names of months and weekdays, whatever the machine speaks. */
final class MonthNames {

    private static final List<String> MONTHS = List.of(
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december");
    private static final List<String> WEEKDAYS =
            List.of("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday");
    private static final int SHORTEST = 3;

    private MonthNames() {}

    /** 1 to 12, or 0 when it is no month: the whole name or its first three letters or more. */
    static int month(String word) {
        return index(MONTHS, word) + 1;
    }

    /** 1 for Monday to 7, or 0 when it is no weekday; shortened as months are. */
    static int weekday(String word) {
        return index(WEEKDAYS, word) + 1;
    }

    private static int index(List<String> names, String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        for (int i = 0; lower.length() >= SHORTEST && i < names.size(); i++) {
            if (names.get(i).startsWith(lower)) {
                return i;
            }
        }
        return -1;
    }
}
