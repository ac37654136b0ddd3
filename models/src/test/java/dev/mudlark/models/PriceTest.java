package dev.mudlark.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class PriceTest {

    @Test
    void costIsExactInNanoDollars() {
        assertThat(Price.of(150, 600).cost(Usage.of(1_000_000, 10))).hasValue(150_006_000);
    }

    @Test
    void aPriceBelowANanoDollarForATokenIsKept() {
        Price price = Price.perMillion("0.0375", "0.15");
        assertThat(price.cost(Usage.of(1_000_000, 0))).hasValue(37_500_000);
        assertThat(price.cost(Usage.of(2, 0))).hasValue(75);
        assertThat(price.cost(Usage.of(1, 0))).as("37.5 rounds up").hasValue(38);
    }

    @Test
    void cachedTokensHaveTheirOwnPrices() {
        Price price = new Price(
                OptionalLong.of(3_000_000_000L),
                OptionalLong.of(15_000_000_000L),
                OptionalLong.of(300_000_000L),
                OptionalLong.of(3_750_000_000L));
        Usage usage = new Usage(
                OptionalLong.of(100),
                OptionalLong.of(10),
                OptionalLong.of(60),
                OptionalLong.of(30),
                OptionalLong.empty());
        assertThat(price.cost(usage)).hasValue(10 * 3_000 + 60 * 300 + 30 * 3_750 + 10 * 15_000);
    }

    @Test
    void moreCachedThanReadCostsNoMoreThanWhatWasRead() {
        Usage usage = new Usage(
                OptionalLong.of(10), OptionalLong.of(0), OptionalLong.of(90), OptionalLong.of(5), OptionalLong.empty());
        assertThat(Price.of(2, 2).cost(usage)).hasValue(20);
    }

    @Test
    void anUnknownPriceOrUnknownTokensCostAnUnknownAmount() {
        assertThat(Price.UNKNOWN.cost(Usage.of(1, 1))).isEmpty();
        assertThat(Price.of(1, 1).cost(Usage.UNKNOWN)).isEmpty();
    }

    @Test
    void aPriceThatIsNegativeOrTooFineIsRefused() {
        assertThatThrownBy(() -> Price.nanoDollars(new BigDecimal("-1"))).hasMessage("a price cannot be negative: -1");
        assertThatThrownBy(() -> Price.nanoDollars(new BigDecimal("0.0000000001")))
                .hasMessage("a price has at most 9 decimals, not 0.0000000001");
    }
}
