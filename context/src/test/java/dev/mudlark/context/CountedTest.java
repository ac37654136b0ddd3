package dev.mudlark.context;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CountedTest {
    @Test
    void onlyOneIsInTheSingular() {
        assertThat(Counted.of(1, "file")).isEqualTo("1 file");
        assertThat(Counted.of(0, "file")).isEqualTo("0 files");
        assertThat(Counted.of(2, "more column")).isEqualTo("2 more columns");
        assertThat(Counted.of(1200, "row")).isEqualTo("1200 rows");
    }

    @Test
    void aPluralThatIsNotMadeWithAnSIsGiven() {
        assertThat(Counted.of(1, "entry", "entries")).isEqualTo("1 entry");
        assertThat(Counted.of(3, "entry", "entries")).isEqualTo("3 entries");
        assertThat(Counted.either(1, "is", "are")).isEqualTo("is");
        assertThat(Counted.either(0, "is", "are")).isEqualTo("are");
    }

    @Test
    void largeNumbersForPeopleAreGrouped() {
        assertThat(Counted.grouped(1, "passage")).isEqualTo("1 passage");
        assertThat(Counted.grouped(1_234_567, "passage")).isEqualTo("1,234,567 passages");
    }
}
