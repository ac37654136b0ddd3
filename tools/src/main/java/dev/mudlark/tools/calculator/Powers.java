package dev.mudlark.tools.calculator;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Powers: exact where the result is a fraction, to 60 digits else. */
final class Powers {

    /** Roots up to this degree are tried exactly. */
    private static final BigInteger EXACT_DEGREE = BigInteger.valueOf(16);

    private Powers() {}

    static Quantity power(Quantity base, Quantity exponent) throws CalculationException {
        Rational b = base.value();
        Rational x = exponent.value();
        if (x.abs().compareTo(Rational.of(BigInteger.valueOf(Limits.EXPONENT))) > 0) {
            throw new CalculationException("the exponent is out of range: at most " + Limits.EXPONENT);
        }
        if (b.signum() == 0) {
            return ofZero(x);
        }
        if (x.isWhole()) {
            return whole(base, x.numerator().intValueExact());
        }
        if (b.signum() < 0) {
            throw new CalculationException("a negative number has no power with a fractional exponent");
        }
        if (!base.approximate() && !exponent.approximate() && x.denominator().compareTo(EXACT_DEGREE) <= 0) {
            Quantity exact = exactRoot(b, x);
            if (exact.value().signum() > 0) {
                return exact;
            }
        }
        return Quantity.approximately(Limits.checked(Exponentials.power(b, x)));
    }

    private static Quantity ofZero(Rational exponent) throws CalculationException {
        if (exponent.signum() < 0) {
            throw new CalculationException("division by zero");
        }
        return Quantity.exact(exponent.signum() == 0 ? Rational.ONE : Rational.ZERO);
    }

    private static Quantity whole(Quantity base, int exponent) throws CalculationException {
        if (base.approximate()) {
            BigDecimal value = base.value().toDecimal(Exponentials.PRECISE).pow(exponent, Exponentials.PRECISE);
            return Quantity.approximately(Limits.checked(value));
        }
        Limits.checkPower(base.value(), exponent);
        return Quantity.exact(Limits.checked(base.value().pow(exponent)));
    }

    /** The exact value, or zero when the root is no fraction. */
    private static Quantity exactRoot(Rational base, Rational exponent) throws CalculationException {
        int degree = exponent.denominator().intValueExact();
        BigInteger top = root(base.numerator(), degree);
        BigInteger bottom = root(base.denominator(), degree);
        if (top.signum() == 0 || bottom.signum() == 0) {
            return Quantity.exact(Rational.ZERO);
        }
        return whole(
                Quantity.exact(Rational.ratio(top, bottom)),
                exponent.numerator().intValueExact());
    }

    /** The whole root of a positive number, or zero when there is none. Bisection: every step halves the range. */
    private static BigInteger root(BigInteger number, int degree) {
        BigInteger low = BigInteger.ONE;
        BigInteger high = BigInteger.TWO.pow(number.bitLength() / degree + 1);
        while (low.compareTo(high) < 0) {
            BigInteger middle = low.add(high).shiftRight(1);
            if (middle.pow(degree).compareTo(number) < 0) {
                low = middle.add(BigInteger.ONE);
            } else {
                high = middle;
            }
        }
        return low.pow(degree).equals(number) ? low : BigInteger.ZERO;
    }
}
