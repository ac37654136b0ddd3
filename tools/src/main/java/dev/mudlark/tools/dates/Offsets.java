package dev.mudlark.tools.dates;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.tools.ToolException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;

/**
 * What is added to a date.
 *
 * @param years calendar years
 * @param months calendar months
 * @param weeks weeks
 * @param days days
 */
record Offsets(long years, long months, long weeks, long days) {

    static final List<String> NAMES = List.of("days", "weeks", "months", "years");

    private static final long MOST = 4_000_000;

    /** @throws ToolException {@code invalid_arguments} when an offset is out of range */
    static Offsets of(ObjectNode arguments) throws ToolException {
        return new Offsets(
                read(arguments, "years"), read(arguments, "months"), read(arguments, "weeks"), read(arguments, "days"));
    }

    private static long read(ObjectNode arguments, String name) throws ToolException {
        JsonNode value = arguments.path(name);
        if (value.isMissingNode()) {
            return 0;
        }
        if (!value.canConvertToLong() || Math.abs(value.longValue()) > MOST) {
            throw new ToolException("invalid_arguments", name + " is out of range: at most " + MOST + " either way");
        }
        return value.longValue();
    }

    /** True when not one offset is given; a zero is one. */
    static boolean areMissing(ObjectNode arguments) {
        return NAMES.stream().noneMatch(arguments::has);
    }

    /**
     * Years and months in one step, ended at the month's last day when the day does not exist there; then weeks and days.
     *
     * @throws DateTimeException when the result is no date that Java knows
     */
    LocalDate addTo(LocalDate date) {
        return date.plusMonths(years * 12 + months).plusDays(weeks * 7 + days);
    }

    /** True when the day of the month does not exist in the month that years and months lead to. */
    boolean endsAtMonthEnd(LocalDate date) {
        return date.plusMonths(years * 12 + months).getDayOfMonth() != date.getDayOfMonth();
    }

    /** {@code " + 2 years - 1 month"}. */
    String text() {
        String text = part(years, "year") + part(months, "month") + part(weeks, "week") + part(days, "day");
        return text.isEmpty() ? " + 0 days" : text;
    }

    private static String part(long count, String unit) {
        if (count == 0) {
            return "";
        }
        return (count < 0 ? " - " : " + ") + Counted.of(Math.abs(count), unit);
    }
}
