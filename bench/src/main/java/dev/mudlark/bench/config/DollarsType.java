package dev.mudlark.bench.config;

import dev.mudlark.models.Price;
import java.math.BigDecimal;
import java.util.Optional;

/** An amount of US dollars from 0 up, read as nano-dollars (US dollars times 10^9) without rounding. */
final class DollarsType implements OptionType<Long> {

    private static final BigDecimal MOST = BigDecimal.valueOf(1_000_000);
    private static final int NANO_DIGITS = 9;

    @Override
    public String name() {
        return "US dollars, 0 to " + MOST;
    }

    @Override
    public Optional<Long> read(Yaml value, Place place) {
        String advice = "write US dollars, a number from 0 to " + MOST + " with at most " + NANO_DIGITS + " decimals";
        Optional<BigDecimal> number = Scalars.number(value);
        if (number.isEmpty()) {
            return Scalars.noNumber(value, place, advice);
        }
        if (number.get().signum() < 0) {
            return Scalars.unfit(value, place, "is too small", advice);
        }
        if (number.get().compareTo(MOST) > 0) {
            return Scalars.unfit(value, place, "is too large", advice);
        }
        return number.get().stripTrailingZeros().scale() > NANO_DIGITS
                ? Scalars.unfit(value, place, "has too many decimals", advice)
                : Optional.of(Price.nanoDollars(number.get()));
    }

    @Override
    public String text(Long value) {
        return BigDecimal.valueOf(value, NANO_DIGITS).stripTrailingZeros().toPlainString();
    }
}
