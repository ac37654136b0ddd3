package dev.mudlark.tools.calculator;

import java.math.BigDecimal;

/** What keeps an expression small enough to be worked out at once. */
final class Limits {

    static final int CHARACTERS = 500;
    static final int NODES = 200;
    static final int DEPTH = 60;
    static final int EXPONENT = 1000;
    static final int DIGITS = 3000;

    /** Bits of 3,000 decimal digits, and a few. */
    private static final int BITS = 9_970;

    private Limits() {}

    static Rational checked(Rational value) throws CalculationException {
        if (value.bits() > BITS) {
            throw tooLarge();
        }
        return value;
    }

    /** Refuses a power before it is worked out. */
    static void checkPower(Rational base, int exponent) throws CalculationException {
        if ((long) (base.bits() - 1) * Math.abs(exponent) > BITS) {
            throw tooLarge();
        }
    }

    static BigDecimal checked(BigDecimal value) throws CalculationException {
        if (Math.abs((long) value.precision() - value.scale()) > DIGITS) {
            throw tooLarge();
        }
        return value;
    }

    /** The digits that are kept do not reach as far as the result would show. */
    static CalculationException tooFewDigits() {
        return new CalculationException("only " + Quantity.KEPT.getPrecision()
                + " digits of pi, e and roots are kept, and they do not reach as far as this result needs");
    }

    static CalculationException tooLarge() {
        return new CalculationException("the number gets too large: at most about " + DIGITS + " digits");
    }
}
