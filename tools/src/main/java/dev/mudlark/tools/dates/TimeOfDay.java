package dev.mudlark.tools.dates;

import java.time.DateTimeException;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Locale;

/** The time behind the date of an ISO timestamp. Only whether it exists matters. */
final class TimeOfDay {

    /** Length of {@code 2025-03-05}. */
    private static final int DATE = 10;

    private static final int HOURS_END = 13;
    private static final List<DateTimeFormatter> FORMS = List.of(
            form("HH:mm[:ss]"),
            form("HH:mm[:ss][ ]XXX"),
            form("HH:mm[:ss][ ]XX"),
            form("HH:mm[:ss][ ]X"),
            form("HH:mm[:ss][ ]'UTC'"),
            form("HH:mm[:ss][ ]'GMT'"),
            form("hh:mm[:ss][ ]a"));

    private TimeOfDay() {}

    private static DateTimeFormatter form(String pattern) {
        return new DateTimeFormatterBuilder()
                .parseCaseInsensitive()
                .appendPattern(pattern)
                .toFormatter(Locale.ENGLISH)
                .withResolverStyle(ResolverStyle.STRICT);
    }

    /** True when a time follows the date, whether it exists or not. */
    static boolean follows(String text) {
        return text.length() > HOURS_END
                && text.charAt(4) == '-'
                && (text.charAt(DATE) == 'T' || text.charAt(DATE) == ' ')
                && text.charAt(HOURS_END) == ':';
    }

    /** The date in front of the time. */
    static String dateOf(String text) {
        return text.substring(0, DATE);
    }

    /** True when the time exists. */
    static boolean exists(String text) {
        String time = withoutFraction(text.substring(DATE + 1));
        return FORMS.stream().anyMatch(form -> parses(form, time));
    }

    private static boolean parses(DateTimeFormatter form, String time) {
        try {
            LocalTime.parse(time, form);
            return true;
        } catch (DateTimeException e) {
            return false;
        }
    }

    /** Fractions of a second have any number of digits. */
    private static String withoutFraction(String time) {
        int point = time.indexOf('.');
        int end = point + 1;
        while (point > 0 && end < time.length() && time.charAt(end) >= '0' && time.charAt(end) <= '9') {
            end++;
        }
        return point > 0 && end > point + 1 ? time.substring(0, point) + time.substring(end) : time;
    }
}
