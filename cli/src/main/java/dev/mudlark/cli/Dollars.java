package dev.mudlark.cli;

import java.math.BigDecimal;

/** Nano-dollars as US dollars with no more decimals than are needed. */
final class Dollars {

    private static final int NANO_DIGITS = 9;

    private Dollars() {}

    static BigDecimal of(long nanoDollars) {
        BigDecimal dollars = BigDecimal.valueOf(nanoDollars, NANO_DIGITS).stripTrailingZeros();
        return dollars.scale() < 0 ? dollars.setScale(0) : dollars;
    }
}
