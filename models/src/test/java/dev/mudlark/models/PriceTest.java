package dev.mudlark.models;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PriceTest {

    @Test
    void costIsExactInNanoDollars() {
        assertThat(Price.of(150, 600).cost(Usage.of(1_000_000, 10))).hasValue(150_006_000);
    }

    @Test
    void anUnknownPriceOrUnknownTokensCostAnUnknownAmount() {
        assertThat(Price.UNKNOWN.cost(Usage.of(1, 1))).isEmpty();
        assertThat(Price.of(1, 1).cost(Usage.UNKNOWN)).isEmpty();
    }
}
