package dev.mudlark.tools.tables;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A date in ISO form: a month, a day, or a day with a time and perhaps an offset.
 *
 * @param date the day; the first of the month when only a month is given
 * @param precision how much of it is given
 * @param time the time of day; midnight when none is given
 * @param offset the distance to UTC, when one is given
 */
record Moment(LocalDate date, Precision precision, LocalTime time, Optional<ZoneOffset> offset) {

    /** How much of a moment is given, the least first. */
    enum Precision {
        MONTH,
        DAY,
        TIME
    }

    /** One order for all moments: by instant, times without an offset taken as UTC; then the less precise first. */
    static final Comparator<Moment> ORDER = Comparator.comparing((Moment moment) ->
                    moment.date().atTime(moment.time()).toInstant(moment.offset.orElse(ZoneOffset.UTC)))
            .thenComparing(Moment::precision);

    private static final int MONTH = "2024-03".length();
    private static final int DAY = "2024-03-05".length();
    private static final int LONGEST = 40;

    /** Reads {@code 2024-03}, {@code 2024-03-05}, {@code 2024-03-05T10:30} and longer; empty for anything else. */
    static Optional<Moment> parse(String text) {
        if (!looksLikeOne(text)) {
            return Optional.empty();
        }
        try {
            return Optional.of(read(text));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** Compares what both give: a day and a time by their days, two times by their instants when both have an offset. */
    int compareShared(Moment other) {
        Precision shared = precision.compareTo(other.precision) <= 0 ? precision : other.precision;
        return switch (shared) {
            case MONTH -> YearMonth.from(date).compareTo(YearMonth.from(other.date));
            case DAY -> date.compareTo(other.date);
            case TIME ->
                offset.isPresent() && other.offset.isPresent()
                        ? Comparator.comparing((Moment one) ->
                                        one.date.atTime(one.time).toInstant(one.offset.orElse(ZoneOffset.UTC)))
                                .compare(this, other)
                        : date.atTime(time).compareTo(other.date.atTime(other.time));
        };
    }

    private static Moment read(String text) {
        if (text.length() == MONTH) {
            LocalDate first = YearMonth.parse(text).atDay(1);
            return new Moment(first, Precision.MONTH, LocalTime.MIDNIGHT, Optional.empty());
        }
        LocalDate day = LocalDate.parse(text.substring(0, DAY));
        if (text.length() == DAY) {
            return new Moment(day, Precision.DAY, LocalTime.MIDNIGHT, Optional.empty());
        }
        if ("T ".indexOf(text.charAt(DAY)) < 0) {
            throw new DateTimeException("no time");
        }
        int end = offsetStart(text);
        LocalTime time = LocalTime.parse(text.substring(DAY + 1, end));
        return new Moment(day, Precision.TIME, time, Optional.ofNullable(zone(text.substring(end))));
    }

    private static @Nullable ZoneOffset zone(String text) {
        return text.isEmpty() ? null : ZoneOffset.of(text);
    }

    private static int offsetStart(String text) {
        for (int i = DAY + 1; i < text.length(); i++) {
            if ("Z+-".indexOf(text.charAt(i)) >= 0) {
                return i;
            }
        }
        return text.length();
    }

    private static boolean looksLikeOne(String text) {
        boolean length = text.length() == MONTH || (text.length() >= DAY && text.length() <= LONGEST);
        return length && text.charAt(4) == '-' && isDigit(text.charAt(0)) && isDigit(text.charAt(MONTH - 1));
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
