package dev.mudlark.tools.calculator;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * A fraction in lowest terms.
 *
 * @param numerator any integer
 * @param denominator more than zero
 */
record Rational(BigInteger numerator, BigInteger denominator) implements Comparable<Rational> {

    static final Rational ZERO = of(BigInteger.ZERO);
    static final Rational ONE = of(BigInteger.ONE);

    static Rational of(BigInteger whole) {
        return new Rational(whole, BigInteger.ONE);
    }

    static Rational of(BigDecimal decimal) {
        return decimal.scale() <= 0
                ? of(decimal.toBigIntegerExact())
                : ratio(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()));
    }

    /** In lowest terms; {@code denominator} is not zero. */
    static Rational ratio(BigInteger numerator, BigInteger denominator) {
        BigInteger divisor = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            divisor = divisor.negate();
        }
        return new Rational(numerator.divide(divisor), denominator.divide(divisor));
    }

    Rational plus(Rational other) {
        return ratio(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    Rational minus(Rational other) {
        return plus(other.negate());
    }

    Rational times(Rational other) {
        return ratio(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /** {@code other} is not zero. */
    Rational dividedBy(Rational other) {
        return ratio(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    Rational negate() {
        return new Rational(numerator.negate(), denominator);
    }

    Rational abs() {
        return numerator.signum() < 0 ? negate() : this;
    }

    /** To a whole exponent of either sign; not zero to a negative one. */
    Rational pow(int exponent) {
        int times = Math.abs(exponent);
        return exponent < 0
                ? ratio(denominator.pow(times), numerator.pow(times))
                : new Rational(numerator.pow(times), denominator.pow(times));
    }

    /** The greatest whole number that is not greater. */
    BigInteger floor() {
        BigInteger[] parts = numerator.divideAndRemainder(denominator);
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    /** The nearest whole number; at a half the even one. */
    BigInteger nearest() {
        BigInteger below = floor();
        int half = minus(of(below)).compareTo(ratio(BigInteger.ONE, BigInteger.TWO));
        boolean up = half > 0 || (half == 0 && below.testBit(0));
        return up ? below.add(BigInteger.ONE) : below;
    }

    boolean isWhole() {
        return denominator.equals(BigInteger.ONE);
    }

    int signum() {
        return numerator.signum();
    }

    /** Bits of the larger part. */
    int bits() {
        return Math.max(numerator.bitLength(), denominator.bitLength());
    }

    BigDecimal toDecimal(MathContext precision) {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), precision);
    }

    @Override
    public int compareTo(Rational other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }
}
