package dev.mudlark.tools.calculator;

import java.math.BigDecimal;
import java.math.BigInteger;
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

    /** What rounding may have done to a value, as a share of it: 60 digits less ten that a few operations may cost. */
    private static final BigDecimal NOISE = BigDecimal.ONE.movePointLeft(50);

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

    /** The greatest whole number that is not greater; an approximate value this close to a whole number is that one. */
    BigInteger floor() {
        return steady(BigInteger.ONE).floor();
    }

    /** The nearest whole number, at a half the even one; an approximate value this close to a half is a half. */
    BigInteger nearest() {
        return steady(BigInteger.TWO).nearest();
    }

    /** The nearest multiple of {@code 1/parts} instead of a value that differs from it only by what was rounded away. */
    private Rational steady(BigInteger parts) {
        if (!approximate) {
            return value;
        }
        Rational close = Rational.ratio(value.times(Rational.of(parts)).nearest(), parts);
        BigDecimal apart = value.minus(close).abs().toDecimal(KEPT);
        BigDecimal size = value.abs().toDecimal(KEPT).max(BigDecimal.ONE);
        return apart.compareTo(size.multiply(NOISE)) < 0 ? close : value;
    }
}
