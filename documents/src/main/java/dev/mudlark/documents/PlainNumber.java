package dev.mudlark.documents;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * Numbers that lose nothing when read as one: an optional minus sign, digits without leading zeros, an optional decimal
 * point with digits, at most 1000 characters in all. Everything else (thousands separators, exponents, plus signs, "-0")
 * stays text.
 */
final class PlainNumber {

    /** The time to read a number grows with the square of its digits; JSON readers stop at as many. */
    private static final int LONGEST = 1000;

    private PlainNumber() {}

    static Optional<BigDecimal> parse(String text) {
        return text.length() <= LONGEST && looksPlain(text) ? Optional.of(new BigDecimal(text)) : Optional.empty();
    }

    private static boolean looksPlain(String text) {
        boolean negative = text.startsWith("-");
        int start = negative ? 1 : 0;
        int point = digitsEnd(text, start);
        boolean leadingZero = point - start > 1 && text.charAt(start) == '0';
        if (point == start || leadingZero) {
            return false;
        }
        if (point == text.length()) {
            return !(negative && text.equals("-0"));
        }
        int end = digitsEnd(text, point + 1);
        return text.charAt(point) == '.' && end > point + 1 && end == text.length();
    }

    private static int digitsEnd(String text, int from) {
        int index = from;
        while (index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9') {
            index++;
        }
        return index;
    }
}
