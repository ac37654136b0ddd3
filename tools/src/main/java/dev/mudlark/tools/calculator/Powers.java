package dev.mudlark.tools.calculator;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Powers: exact where the result is a fraction, to 60 digits else. */
final class Powers {

    /** Roots up to this degree are tried exactly. */
    private static final BigInteger EXACT_DEGREE = BigInteger.valueOf(16);

    /** Errors up to this share of a power are told by the formula for small ones. */
    private static final BigDecimal MOST_SHARE = new BigDecimal("0.01");

    private Powers() {}

    static Quantity power(Quantity base, Quantity exponent) throws CalculationException {
        Rational b = base.value();
        Rational x = exponent.value();
        if (x.abs().compareTo(Rational.of(BigInteger.valueOf(Limits.EXPONENT))) > 0) {
            throw new CalculationException("the exponent is out of range: at most " + Limits.EXPONENT);
        }
        boolean approximate = base.approximate() || exponent.approximate();
        if (b.signum() == 0) {
            return Quantity.of(ofZero(x), approximate, BigDecimal.ZERO);
        }
        if (!approximate && x.isWhole()) {
            return whole(b, x.numerator().intValueExact());
        }
        if (b.signum() < 0 && !x.isWhole()) {
            throw new CalculationException("a negative number has no power with a fractional exponent");
        }
        if (!approximate && x.denominator().compareTo(EXACT_DEGREE) <= 0) {
            Quantity exact = exactRoot(b, x);
            if (exact.value().signum() > 0) {
                return exact;
            }
        }
        BigDecimal power = Limits.checked(x.isWhole() ? wholePower(b, x) : Exponentials.power(b, x));
        BigDecimal error = power.abs().multiply(share(base, exponent), Quantity.BOUND);
        return Quantity.of(Rational.of(power.round(Quantity.KEPT)), true, error);
    }

    private static BigDecimal wholePower(Rational base, Rational exponent) {
        return base.toDecimal(Exponentials.PRECISE).pow(exponent.numerator().intValueExact(), Exponentials.PRECISE);
    }

    /**
     * The error of a power as a share of it, from those of its parts: {@code x db/b + |ln b| dx}, doubled for what is of
     * higher order, which is small where the sum is.
     */
    private static BigDecimal share(Quantity base, Quantity exponent) throws CalculationException {
        BigDecimal ofBase = exponent.size()
                .multiply(base.error(), Quantity.BOUND)
                .divide(base.value().abs().toDecimal(Quantity.KEPT), Quantity.BOUND);
        int twos = Math.abs(base.value().numerator().bitLength()
                        - base.value().denominator().bitLength())
                + 1;
        BigDecimal sum = ofBase.add(exponent.error().multiply(new BigDecimal(twos), Quantity.BOUND), Quantity.BOUND);
        if (sum.compareTo(MOST_SHARE) > 0) {
            throw Limits.tooFewDigits();
        }
        return sum.multiply(BigDecimal.TWO).add(Quantity.SHARE, Quantity.BOUND);
    }

    private static Rational ofZero(Rational exponent) throws CalculationException {
        if (exponent.signum() < 0) {
            throw new CalculationException("division by zero");
        }
        return exponent.signum() == 0 ? Rational.ONE : Rational.ZERO;
    }

    private static Quantity whole(Rational base, int exponent) throws CalculationException {
        Limits.checkPower(base, exponent);
        return Quantity.exact(Limits.checked(base.pow(exponent)));
    }

    /** The exact value, or zero when the root is no fraction. */
    private static Quantity exactRoot(Rational base, Rational exponent) throws CalculationException {
        int degree = exponent.denominator().intValueExact();
        BigInteger top = root(base.numerator(), degree);
        BigInteger bottom = root(base.denominator(), degree);
        if (top.signum() == 0 || bottom.signum() == 0) {
            return Quantity.exact(Rational.ZERO);
        }
        return whole(Rational.ratio(top, bottom), exponent.numerator().intValueExact());
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
