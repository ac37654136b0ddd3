package dev.mudlark.tools.dates;

import dev.mudlark.tools.ToolException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads a date in the forms documents use. Never guesses which number is the day and which the month. */
final class DateReader {

    private static final String FORMS =
            "Write YYYY-MM-DD, `March 5, 2025`, `5 March 2025`, `9-Nov-2012` or `today`; for example 2025-03-05";
    private static final int YEAR_DIGITS = 4;
    private static final int MONTHS = 12;

    private DateReader() {}

    /**
     * The date.
     *
     * @throws ToolException {@code invalid_date} when it is no date, does not exist, contradicts itself or could be two
     */
    static LocalDate read(String argument, String written, LocalDate today) throws ToolException {
        String text = withWeekdayInFront(written.strip());
        if (text.equalsIgnoreCase("today")) {
            return today;
        }
        boolean timestamp = TimeOfDay.follows(text);
        if (timestamp && !TimeOfDay.exists(text)) {
            throw error(argument, written, "has a time that does not exist");
        }
        String dateText = timestamp ? TimeOfDay.dateOf(text) : text;
        List<String> words = words(dateText);
        int weekday = words.isEmpty() ? 0 : MonthNames.weekday(words.getFirst());
        if (weekday > 0) {
            words.removeFirst();
        }
        if (words.size() != 3 || hasStrayMark(dateText)) {
            throw error(argument, written, "is no date with a day, a month and a year");
        }
        LocalDate date = assembled(argument, written, words);
        if (weekday > 0 && date.getDayOfWeek().getValue() != weekday) {
            String day = date.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
            throw error(argument, written, "contradicts itself: " + date + " is a " + day);
        }
        return date;
    }

    /** {@code 2025-03-05 (Wednesday)}, as the tool's own results have it, as {@code Wednesday, 2025-03-05}. */
    private static String withWeekdayInFront(String text) {
        int open = text.indexOf(" (");
        if (open < 0 || !text.endsWith(")")) {
            return text;
        }
        int remark = text.indexOf("; that month has no day ", open);
        String weekday = text.substring(open + 2, remark < 0 ? text.length() - 1 : remark);
        return MonthNames.weekday(weekday) > 0 ? weekday + ", " + text.substring(0, open) : text;
    }

    /** A dash or a slash that is a sign, as in {@code -0001-01-01}, or does not stand between two things. */
    private static boolean hasStrayMark(String text) {
        boolean between = false;
        for (int i = 0; i < text.length(); i++) {
            boolean mark = isMark(text.charAt(i));
            boolean sign = mark && i > 0 && text.charAt(i - 1) == ' ' && !text.startsWith(" ", i + 1);
            if (sign || (mark && !between)) {
                return true;
            }
            between = text.charAt(i) == ' ' ? between : !mark;
        }
        return !between;
    }

    private static boolean isMark(char c) {
        return c == '-' || c == '/';
    }

    private static LocalDate assembled(String argument, String written, List<String> words) throws ToolException {
        int named = namedMonth(words);
        if (named >= 2) {
            throw error(argument, written, "is no date");
        }
        if (named < 0) {
            return ofNumbers(argument, written, words);
        }
        String year = isYear(words.getFirst()) ? words.getFirst() : words.getLast();
        return date(argument, written, year, MonthNames.month(words.get(named)), dayOf(words, named));
    }

    private static LocalDate ofNumbers(String argument, String written, List<String> words) throws ToolException {
        for (String word : words) {
            if (!word.chars().allMatch(c -> isDigit((char) c))) {
                throw error(argument, written, "has a part that is neither a number nor a month: '" + word + "'");
            }
        }
        if (isYear(words.getFirst())) {
            return date(argument, written, words.getFirst(), number(words.get(1)), words.getLast());
        }
        int first = number(words.getFirst());
        int second = number(words.get(1));
        if (isYear(words.getLast()) && first != second && isMonth(first) && isMonth(second)) {
            throw error(argument, written, "is ambiguous: which number is the month?");
        }
        boolean monthFirst = isMonth(first);
        return date(
                argument,
                written,
                words.getLast(),
                monthFirst ? first : second,
                monthFirst ? words.get(1) : words.getFirst());
    }

    private static boolean isMonth(int number) {
        return number >= 1 && number <= MONTHS;
    }

    private static LocalDate date(String argument, String written, String year, int month, String day)
            throws ToolException {
        if (!isYear(year) || number(year) == 0) {
            throw error(argument, written, "has no year of four digits");
        }
        try {
            return LocalDate.of(number(year), month, number(day));
        } catch (DateTimeException e) {
            throw error(argument, written, "does not exist in the calendar");
        }
    }

    private static String dayOf(List<String> words, int named) {
        if (isYear(words.getFirst())) {
            return words.getLast();
        }
        return words.get(named == 0 ? 1 : 0);
    }

    private static int namedMonth(List<String> words) {
        for (int i = 0; i < words.size(); i++) {
            if (MonthNames.month(words.get(i)) > 0) {
                return i;
            }
        }
        return -1;
    }

    /** Numbers and words, without the marks between them and the ending of ordinal numbers. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ' ';
            if (" ,.-/\t".indexOf(c) < 0) {
                word.append(c);
            } else if (!word.isEmpty()) {
                words.add(withoutOrdinal(word.toString()));
                word.setLength(0);
            }
        }
        words.removeIf(one -> one.equalsIgnoreCase("of") || one.equalsIgnoreCase("the"));
        return words;
    }

    private static String withoutOrdinal(String word) {
        int digits = 0;
        while (digits < word.length() && isDigit(word.charAt(digits))) {
            digits++;
        }
        boolean ordinal = digits > 0 && List.of("st", "nd", "rd", "th").contains(word.substring(digits));
        return ordinal ? word.substring(0, digits) : word;
    }

    private static boolean isYear(String word) {
        return word.length() == YEAR_DIGITS && word.chars().allMatch(c -> isDigit((char) c));
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** The number, or 0, which is neither a day nor a month. */
    private static int number(String word) {
        boolean plain = word.length() <= YEAR_DIGITS && word.chars().allMatch(c -> isDigit((char) c));
        return plain ? Integer.parseInt(word) : 0;
    }

    private static ToolException error(String argument, String written, String problem) {
        String shown = written.codePointCount(0, written.length()) > 60
                ? written.substring(0, written.offsetByCodePoints(0, 60)) + "…"
                : written;
        return new ToolException("invalid_date", argument + " '" + shown + "' " + problem + ". " + FORMS + ".");
    }
}
