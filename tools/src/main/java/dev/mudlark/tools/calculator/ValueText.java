package dev.mudlark.tools.calculator;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * A value in plain digits.
 *
 * @param digits the digits
 * @param rounded true when digits are missing
 */
record ValueText(String digits, boolean rounded) {

    private static final MathContext SHOWN = new MathContext(15, RoundingMode.HALF_EVEN);
    /** The share of an approximate value that its error may be: a little less than the last digit that is shown. */
    private static final BigDecimal SURE = BigDecimal.ONE.movePointLeft(17);

    private static final int MOST_DECIMALS = 40;
    private static final BigInteger FIVE = BigInteger.valueOf(5);

    /** Whole numbers and decimals that end within 40 digits in full, everything else to 15 significant digits. */
    static ValueText of(Quantity quantity) throws CalculationException {
        Rational value = quantity.value();
        int decimals = quantity.approximate() ? -1 : decimals(value.denominator());
        if (decimals < 0) {
            BigDecimal sure = value.abs().toDecimal(SHOWN).multiply(SURE);
            if (quantity.error().compareTo(sure) > 0) {
                throw Limits.tooFewDigits();
            }
            BigDecimal shown = value.toDecimal(SHOWN);
            return new ValueText(plain(shown), true);
        }
        BigInteger scaled =
                value.numerator().multiply(BigInteger.TEN.pow(decimals)).divide(value.denominator());
        return new ValueText(plain(new BigDecimal(scaled, decimals)), false);
    }

    private static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }

    /** How many decimals a fraction with this denominator has; -1 when they do not end or are too many. */
    private static int decimals(BigInteger denominator) {
        int twos = denominator.getLowestSetBit();
        BigInteger rest = denominator.shiftRight(twos);
        int fives = 0;
        while (fives <= MOST_DECIMALS && rest.mod(FIVE).signum() == 0) {
            rest = rest.divide(FIVE);
            fives++;
        }
        int decimals = Math.max(twos, fives);
        return rest.equals(BigInteger.ONE) && decimals <= MOST_DECIMALS ? decimals : -1;
    }
}
