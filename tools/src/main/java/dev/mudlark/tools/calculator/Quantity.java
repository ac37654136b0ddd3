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
 * @param error a bound on how far the value is from the true one; zero for an exact value
 */
record Quantity(Rational value, boolean approximate, BigDecimal error) {

    static final MathContext KEPT = new MathContext(60, RoundingMode.HALF_EVEN);

    /** Bounds are rounded up. */
    static final MathContext BOUND = new MathContext(4, RoundingMode.UP);

    /** What keeping 60 digits does to a value at most, as a share of it. */
    static final BigDecimal SHARE = BigDecimal.ONE.movePointLeft(59);

    /** A difference that is not more than its error is zero where that error is below this. */
    private static final BigDecimal NOISE = BigDecimal.ONE.movePointLeft(30);

    private static final BigDecimal HALF = new BigDecimal("0.5");

    static Quantity exact(Rational value) {
        return new Quantity(value, false, BigDecimal.ZERO);
    }

    /** Rounds an approximate value to the digits that are kept; one that is only noise becomes zero. */
    static Quantity of(Rational value, boolean approximate, BigDecimal error) {
        if (!approximate) {
            return exact(value);
        }
        BigDecimal kept = value.toDecimal(KEPT);
        BigDecimal bound = error.add(kept.abs().multiply(SHARE), BOUND);
        boolean noise = kept.abs().compareTo(bound) <= 0 && bound.compareTo(NOISE) < 0;
        return noise
                ? new Quantity(Rational.ZERO, true, BigDecimal.ZERO)
                : new Quantity(Rational.of(kept), true, bound);
    }

    /** {@code value} is right to more digits than are kept. */
    static Quantity approximately(BigDecimal value) {
        return of(Rational.of(value.round(KEPT)), true, BigDecimal.ZERO);
    }

    Quantity negate() {
        return new Quantity(value.negate(), approximate, error);
    }

    Quantity abs() {
        return new Quantity(value.abs(), approximate, error);
    }

    /** The value without its sign, rounded up to a few digits. */
    BigDecimal size() {
        return value.abs().toDecimal(BOUND);
    }

    /** True when the value may be zero as far as its digits tell. */
    boolean mayBeZero() {
        return value.abs().toDecimal(KEPT).compareTo(error) <= 0;
    }

    /** The greatest whole number that is not greater; an approximate value this close to a whole number is that one. */
    BigInteger floor() throws CalculationException {
        return steady(BigInteger.ONE).floor();
    }

    /** The nearest whole number, at a half the even one; an approximate value this close to a half is a half. */
    BigInteger nearest() throws CalculationException {
        return steady(BigInteger.TWO).nearest();
    }

    /** The nearest multiple of {@code 1/parts} instead of a value that differs from it only by what was rounded away. */
    private Rational steady(BigInteger parts) throws CalculationException {
        if (!approximate) {
            return value;
        }
        if (error.multiply(new BigDecimal(parts)).compareTo(HALF) >= 0) {
            throw Limits.tooFewDigits();
        }
        Rational close = Rational.ratio(value.times(Rational.of(parts)).nearest(), parts);
        BigDecimal apart = value.minus(close).abs().toDecimal(KEPT);
        return apart.compareTo(error) <= 0 ? close : value;
    }
}
