package dev.mudlark.tools.dates;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.context.Counted;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.builtin.BuiltIn;
import dev.mudlark.tools.builtin.Given;
import dev.mudlark.tools.builtin.Parameters;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The tool {@code date_calc}. */
public final class DateCalc implements BuiltIn {

    /** Its name. */
    public static final String NAME = "date_calc";

    private static final int LAST_YEAR = 9999;
    private static final ToolSpec SPEC = new Parameters()
            .oneOf(
                    "operation",
                    List.of("diff", "add", "weekday", "today"),
                    "diff: days from `date` to `other_date`. add: `date` moved by the offsets. weekday: the day of the"
                            + " week of `date`. today: the current date.")
            .required("operation", TextNode.valueOf("today"))
            .text(
                    "date",
                    "The date to start from: YYYY-MM-DD, `March 5, 2025`, `5 March 2025`, `9-Nov-2012` or `today`."
                            + " Today when left out.")
            .text("other_date", "For diff: the date to count to, written like `date`.")
            .number("days", 0, "For add: days, negative to go back.")
            .number("weeks", 0, "For add: weeks, negative to go back.")
            .number("months", 0, "For add: calendar months, negative to go back.")
            .number("years", 0, "For add: calendar years, negative to go back.")
            .spec(
                    NAME,
                    "Calendar arithmetic: the days between two dates, a date so many days, weeks, months or years before"
                            + " or after another, the weekday of a date, or today's date. Call it for every span,"
                            + " deadline, age or weekday instead of counting yourself. A day that the target month does"
                            + " not have becomes its last day. Returns lines such as `2024-01-15 to 2024-03-01 = 46"
                            + " days` or `2023-05-31 + 2 years = 2025-05-31 (Saturday)`. It counts calendar days, knows no"
                            + " times, time zones or holidays, and refuses dates such as 03/04/2025 whose month is"
                            + " unclear.");

    @Override
    public ToolSpec spec() {
        return SPEC;
    }

    @Override
    public ToolSet toolSet() {
        return ToolSet.ANY;
    }

    @Override
    public ToolResult call(ObjectNode arguments, ToolContext context) throws ToolException {
        LocalDate today = LocalDate.now(context.clock());
        String operation = arguments.path("operation").asText();
        checkUnused(operation, arguments);
        Optional<String> written = Given.text(arguments, "date");
        LocalDate date = written.isPresent() ? DateReader.read("date", written.get(), today) : today;
        return switch (operation) {
            case "diff" -> diff(date, arguments, today);
            case "add" -> add(date, arguments);
            case "weekday" ->
                ToolResult.value(date + " is a " + weekday(date), weekday(date))
                        .withData(data("weekday").put("date", date.toString()).put("weekday", weekday(date)));
            default ->
                ToolResult.value(today + " (" + weekday(today) + ")", today.toString())
                        .withData(data("today").put("date", today.toString()).put("weekday", weekday(today)));
        };
    }

    private static ToolResult diff(LocalDate date, ObjectNode arguments, LocalDate today) throws ToolException {
        String written = Given.text(arguments, "other_date")
                .orElseThrow(() -> new ToolException(
                        "invalid_arguments",
                        "diff needs other_date, the date to count to. Example: {\"operation\": \"diff\", \"date\":"
                                + " \"2025-01-31\", \"other_date\": \"2025-03-01\"}"));
        LocalDate other = DateReader.read("other_date", written, today);
        long days = ChronoUnit.DAYS.between(date, other);
        String unit = Counted.either(Math.abs(days), " day", " days");
        return ToolResult.value(date + " to " + other + " = " + days + unit, Long.toString(days))
                .withData(data("diff")
                        .put("date", date.toString())
                        .put("other_date", other.toString())
                        .put("days", days));
    }

    private static ObjectNode data(String operation) {
        return JsonNodeFactory.instance.objectNode().put("operation", operation);
    }

    private static ToolResult add(LocalDate date, ObjectNode arguments) throws ToolException {
        if (Offsets.areMissing(arguments)) {
            throw new ToolException(
                    "invalid_arguments",
                    "add needs at least one of days, weeks, months and years. Example: {\"operation\": \"add\","
                            + " \"date\": \"2025-01-31\", \"months\": 1}");
        }
        Offsets offsets = Offsets.of(arguments);
        LocalDate end = moved(date, offsets);
        String clamped = offsets.endsAtMonthEnd(date) && offsets.weeks() == 0 && offsets.days() == 0
                ? "; that month has no day " + date.getDayOfMonth()
                : "";
        String text = date + offsets.text() + " = " + end + " (" + weekday(end) + clamped + ")";
        return ToolResult.value(text, end.toString())
                .withData(data("add")
                        .put("date", date.toString())
                        .put("result", end.toString())
                        .put("weekday", weekday(end)));
    }

    private static LocalDate moved(LocalDate date, Offsets offsets) throws ToolException {
        try {
            LocalDate end = offsets.addTo(date);
            if (end.getYear() >= 1 && end.getYear() <= LAST_YEAR) {
                return end;
            }
        } catch (DateTimeException e) {
            // Said below: as far out of range as a year past the last.
        }
        throw new ToolException("date_out_of_range", "The result is outside of the years 1 to " + LAST_YEAR + ".");
    }

    /** An argument that the operation would ignore is a misunderstanding, and is said to be one. */
    private static void checkUnused(String operation, ObjectNode arguments) throws ToolException {
        for (String offset : Offsets.NAMES) {
            if (!operation.equals("add") && arguments.path(offset).asLong() != 0) {
                throw unused(operation, offset, "add");
            }
        }
        if (!operation.equals("diff") && Given.text(arguments, "other_date").isPresent()) {
            throw unused(operation, "other_date", "diff");
        }
        boolean ownDate = Given.text(arguments, "date")
                .filter(text -> !text.strip().equalsIgnoreCase("today"))
                .isPresent();
        if (operation.equals("today") && ownDate) {
            throw unused(operation, "date", "weekday' or 'add");
        }
    }

    private static ToolException unused(String operation, String argument, String owner) {
        return new ToolException(
                "invalid_arguments",
                "operation '" + operation + "' does not use " + argument + "; that belongs to '" + owner + "'.");
    }

    private static String weekday(LocalDate date) {
        return date.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    }
}
