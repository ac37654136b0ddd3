package dev.mudlark.tools.calculator;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Powers with fractional exponents to 60 digits and a reserve: {@code b^x = exp(x ln b)}, with the series of the inverse
 * hyperbolic tangent for the logarithm and Taylor's for the exponential function (Abramowitz and Stegun, 4.1.27 and
 * 4.2.1).
 */
final class Exponentials {

    static final MathContext PRECISE = new MathContext(90, RoundingMode.HALF_EVEN);

    private static final BigDecimal TINY = BigDecimal.ONE.movePointLeft(88);
    private static final BigDecimal TWO = BigDecimal.TWO;
    private static final int HALVINGS = 12;
    private static final BigDecimal LN_TWO = series(BigDecimal.ONE.divide(new BigDecimal(3), PRECISE));

    private Exponentials() {}

    /** {@code base} is positive. */
    static BigDecimal power(Rational base, Rational exponent) {
        BigDecimal x = exponent.toDecimal(PRECISE);
        return exp(x.multiply(ln(base), PRECISE));
    }

    private static BigDecimal ln(Rational value) {
        int twos = value.numerator().bitLength() - value.denominator().bitLength();
        Rational scale = Rational.of(BigInteger.TWO).pow(twos);
        BigDecimal rest = value.dividedBy(scale).toDecimal(PRECISE);
        BigDecimal ratio = rest.subtract(BigDecimal.ONE).divide(rest.add(BigDecimal.ONE), PRECISE);
        return series(ratio).add(LN_TWO.multiply(new BigDecimal(twos), PRECISE), PRECISE);
    }

    /** {@code 2 artanh(ratio)} for a ratio between -1/3 and 1/3. */
    private static BigDecimal series(BigDecimal ratio) {
        BigDecimal square = ratio.multiply(ratio, PRECISE);
        BigDecimal power = ratio;
        BigDecimal sum = ratio;
        for (int n = 3; power.abs().compareTo(TINY) > 0; n += 2) {
            power = power.multiply(square, PRECISE);
            sum = sum.add(power.divide(new BigDecimal(n), PRECISE), PRECISE);
        }
        return sum.multiply(TWO, PRECISE);
    }

    private static BigDecimal exp(BigDecimal value) {
        int twos = value.divide(LN_TWO, PRECISE).setScale(0, RoundingMode.FLOOR).intValueExact();
        BigDecimal rest = value.subtract(LN_TWO.multiply(new BigDecimal(twos), PRECISE), PRECISE)
                .divide(TWO.pow(HALVINGS), PRECISE);
        BigDecimal term = BigDecimal.ONE;
        BigDecimal sum = BigDecimal.ONE;
        for (int n = 1; term.abs().compareTo(TINY) > 0; n++) {
            term = term.multiply(rest, PRECISE).divide(new BigDecimal(n), PRECISE);
            sum = sum.add(term, PRECISE);
        }
        for (int i = 0; i < HALVINGS; i++) {
            sum = sum.multiply(sum, PRECISE);
        }
        return sum.multiply(TWO.pow(twos, PRECISE), PRECISE);
    }
}
