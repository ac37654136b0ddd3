package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PoolTest {

    private final Pool<String> pool = new Pool<>(String::length);

    @Test
    void sameValueHasOnePlaceAndIsCountedOnce() {
        assertThat(pool.place("abc")).isZero();
        assertThat(pool.place("de")).isEqualTo(1);
        assertThat(pool.place("abc")).isZero();
        assertThat(pool.values()).containsExactly("abc", "de");
        assertThat(pool.bytes()).isEqualTo(3 + 1 + 2 + 1);
    }

    @Test
    void shrinkingTakesTheLastOnesBack() {
        pool.place("abc");
        pool.place("de");
        pool.place("f");
        pool.shrink(1);
        assertThat(pool.values()).containsExactly("abc");
        assertThat(pool.bytes()).isEqualTo(4);
        assertThat(pool.place("f")).isEqualTo(1);
    }
}
