package dev.mudlark.tools.calculator;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * A value on the way through an expression.
 *
 * @param value the value
 * @param approximate true when pi, e or a root is in it; then 60 significant digits are kept
 */
record Quantity(Rational value, boolean approximate) {

    static final MathContext KEPT = new MathContext(60, RoundingMode.HALF_EVEN);

    static Quantity exact(Rational value) {
        return new Quantity(value, false);
    }

    /** Rounds an approximate value to the digits that are kept. */
    static Quantity of(Rational value, boolean approximate) {
        return new Quantity(approximate ? Rational.of(value.toDecimal(KEPT)) : value, approximate);
    }

    static Quantity approximately(BigDecimal value) {
        return new Quantity(Rational.of(value.round(KEPT)), true);
    }
}
