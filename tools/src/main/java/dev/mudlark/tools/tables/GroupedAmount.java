package dev.mudlark.tools.tables;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * An amount as people write it, with commas between thousands, a currency before it, or both: {@code 12,345},
 * {@code -1,234,567.50}, {@code $1,200}. Where commas may part anything else ({@code 1,5}, {@code 0,125},
 * {@code 1.234,56}) or a zero leads, it is none.
 *
 * @param currency its sign; empty when there is none
 * @param number the exact value
 */
record GroupedAmount(String currency, BigDecimal number) {

    private static final String CURRENCIES = "$\u20ac\u00a3\u00a5\u20b9";
    private static final String MINUS = "-\u2212";
    private static final int LONGEST = 100;
    private static final int GROUP = 3;

    /** Reads a text; plain numbers, which need no such reading, are none. */
    static Optional<GroupedAmount> parse(String written) {
        String text = written.strip();
        if (text.isEmpty() || text.length() > LONGEST) {
            return Optional.empty();
        }
        boolean negative = MINUS.indexOf(text.charAt(0)) >= 0;
        String unsigned = negative ? text.substring(1) : text;
        String currency = currency(unsigned);
        String amount = currency.isEmpty() ? unsigned : withoutBlank(unsigned.substring(1));
        if (!negative && !currency.isEmpty() && !amount.isEmpty() && MINUS.indexOf(amount.charAt(0)) >= 0) {
            negative = true;
            amount = amount.substring(1);
        }
        boolean other = currency.isEmpty() && amount.indexOf(',') < 0;
        return other || !isAmount(amount) ? Optional.empty() : Optional.of(of(currency, amount, negative));
    }

    private static GroupedAmount of(String currency, String amount, boolean negative) {
        BigDecimal number = new BigDecimal(amount.replace(",", ""));
        return new GroupedAmount(currency, negative ? number.negate() : number);
    }

    /** True for a cell that is in the same currency, or in none. */
    boolean sharesCurrencyWith(String cell) {
        return currency.isEmpty() || cell.contains(currency) || cell.chars().noneMatch(c -> CURRENCIES.indexOf(c) >= 0);
    }

    private static String currency(String text) {
        boolean there = !text.isEmpty() && CURRENCIES.indexOf(text.charAt(0)) >= 0;
        return there ? text.substring(0, 1) : "";
    }

    private static String withoutBlank(String text) {
        boolean blank = !text.isEmpty() && (text.charAt(0) == ' ' || text.charAt(0) == '\u00a0');
        return blank ? text.substring(1) : text;
    }

    private static boolean isAmount(String amount) {
        int point = amount.indexOf('.');
        String whole = point < 0 ? amount : amount.substring(0, point);
        return isWhole(whole) && (point < 0 || isDigits(amount.substring(point + 1)));
    }

    private static boolean isWhole(String whole) {
        int comma = whole.indexOf(',');
        String first = comma < 0 ? whole : whole.substring(0, comma);
        boolean leadingZero = first.startsWith("0") && whole.length() > 1;
        if (!isDigits(first) || leadingZero || (comma >= 0 && first.length() > GROUP)) {
            return false;
        }
        for (int at = first.length(); at < whole.length(); at += GROUP + 1) {
            int end = at + GROUP + 1;
            if (whole.charAt(at) != ',' || end > whole.length() || !isDigits(whole.substring(at + 1, end))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDigits(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
