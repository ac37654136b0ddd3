package dev.mudlark.tools.calculator;

import java.math.BigDecimal;

/** The value of a number as it is written. */
final class NumberReader {

    private NumberReader() {}

    static Rational read(String written) throws CalculationException {
        BigDecimal number;
        try {
            number = new BigDecimal(written.replace("_", ""));
        } catch (NumberFormatException e) {
            throw outOfRange(written);
        }
        if (number.signum() == 0) {
            return Rational.ZERO;
        }
        if (Math.abs((long) number.precision() - number.scale()) > Limits.EXPONENT) {
            throw outOfRange(written);
        }
        return Limits.checked(Rational.of(number));
    }

    private static CalculationException outOfRange(String written) {
        return new CalculationException(
                "'" + written + "' is out of range: exponents are limited to " + Limits.EXPONENT);
    }

    /** True for a first group of digits before a thousands comma: 1 to 3 digits, no leading zero. */
    static boolean isFirstGroup(String digits) {
        return digits.length() <= 3 && isDigits(digits) && digits.charAt(0) != '0';
    }

    /** True for three digits, the last group with or without decimals. */
    static boolean isNextGroup(String digits) {
        int point = digits.indexOf('.');
        String whole = point < 0 ? digits : digits.substring(0, point);
        return whole.length() == 3 && isDigits(whole) && (point < 0 || isDigits(digits.substring(point + 1)));
    }

    private static boolean isDigits(String text) {
        return text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
