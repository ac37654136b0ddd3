package dev.mudlark.evaluation.failures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.evaluation.text.FoldedText;
import java.math.BigDecimal;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AmountTest {

    private static Set<BigDecimal> numbers(String... values) {
        return Stream.of(values)
                .map(value -> new BigDecimal(value).stripTrailingZeros())
                .collect(java.util.stream.Collectors.toSet());
    }

    @ParameterizedTest
    @CsvSource({
        "12,        12,    ''",
        "12 days,   12,    day",
        "1 day,     1,     day",
        "5 Gbit/s,  5,     gbit",
        "20 %,      20,    ''",
        "-2.50,     -2.5,  ''",
        "EUR 35.75, 35.75, ''",
        "'32,000',  32000, ''",
        "0.0035,    0.0035, ''",
    })
    void aTextThatIsANumberIsAnAmount(String text, BigDecimal value, String unit) {
        assertThat(Amount.of(text)).contains(new Amount(value.stripTrailingZeros(), unit));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Swift 8", "2.1.0", "00142", "LRK-2210", "2026-03-05", "March 5, 2026", "", "red", "5 to 10 days"
            })
    void otherTextsAreNone(String text) {
        assertThat(Amount.of(text)).isEmpty();
    }

    @Test
    void numbersOfATextAreThoseThatStandAlone() {
        FoldedText text =
                FoldedText.of("On March 5, 2026 we sold 1,200 plans (v2.1.3, LC-INC-2041) at EUR 7.50, for 30 days.");
        assertThat(Amount.in(text, "")).isEqualTo(numbers("1200", "7.5", "30"));
        assertThat(Amount.in(text, "day")).isEqualTo(numbers("30"));
        assertThat(Amount.in(text, "hour")).isEmpty();
    }

    @Test
    void aVeryLongTextIsReadInTime() {
        assertThat(Amount.in(FoldedText.of("1-2.3/4 " + "9".repeat(200_000)), ""))
                .isEmpty();
    }
}
