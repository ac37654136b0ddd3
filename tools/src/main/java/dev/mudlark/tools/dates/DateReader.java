package dev.mudlark.tools.dates;

import dev.mudlark.tools.ToolException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Reads a date in the forms documents use. Never guesses which number is the day and which the month. */
final class DateReader {

    private static final String FORMS =
            "Write YYYY-MM-DD, `March 5, 2025`, `5 March 2025`, `9-Nov-2012` or `today`; for example 2025-03-05";
    private static final int YEAR_DIGITS = 4;

    private DateReader() {}

    /**
     * The date.
     *
     * @throws ToolException {@code invalid_date} when it is no date, does not exist, or could be two
     */
    static LocalDate read(String argument, String written, LocalDate today) throws ToolException {
        String text = written.strip();
        if (text.equalsIgnoreCase("today")) {
            return today;
        }
        List<String> words = words(withoutTime(text));
        if (!words.isEmpty() && MonthNames.isWeekday(words.getFirst())) {
            words.removeFirst();
        }
        if (words.size() != 3) {
            throw error(argument, written, "is no date with a day, a month and a year");
        }
        return assembled(argument, written, words);
    }

    private static LocalDate assembled(String argument, String written, List<String> words) throws ToolException {
        int named = namedMonth(words);
        if (named >= 2) {
            throw error(argument, written, "is no date");
        }
        if (named < 0 && !isYear(words.getFirst())) {
            boolean twoNumbers = isYear(words.getLast());
            throw error(
                    argument,
                    written,
                    twoNumbers ? "is ambiguous: which number is the month?" : "has no year of four digits");
        }
        String year = named < 0 || isYear(words.getFirst()) ? words.getFirst() : words.getLast();
        String month = words.get(named < 0 ? 1 : named);
        String day = dayOf(words, named);
        int monthNumber = named < 0 ? number(month) : MonthNames.month(month);
        if (!isYear(year) || number(year) == 0) {
            throw error(argument, written, "has no year of four digits");
        }
        try {
            return LocalDate.of(number(year), monthNumber, number(day));
        } catch (DateTimeException e) {
            throw error(argument, written, "does not exist in the calendar");
        }
    }

    private static String dayOf(List<String> words, int named) {
        if (named < 0 || isYear(words.getFirst())) {
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

    /** Drops the time of an ISO timestamp; only the date counts. */
    private static String withoutTime(String text) {
        boolean timestamp = text.length() > 13
                && text.charAt(4) == '-'
                && (text.charAt(10) == 'T' || text.charAt(10) == ' ')
                && text.charAt(13) == ':';
        return timestamp ? text.substring(0, 10) : text;
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
