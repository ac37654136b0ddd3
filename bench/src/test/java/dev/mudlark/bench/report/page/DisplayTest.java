package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.evaluation.ContrastMeasure;
import dev.mudlark.evaluation.Interval;
import dev.mudlark.evaluation.MetricValue;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class DisplayTest {

    @Test
    void unknownIsADashAndNeverZero() {
        assertThat(Display.score(MetricValue.EMPTY)).isEqualTo("-");
        assertThat(Display.dollars(OptionalDouble.empty())).isEqualTo("-");
        assertThat(Display.millis(OptionalDouble.empty())).isEqualTo("-");
        assertThat(Display.interval(MetricValue.EMPTY)).isEmpty();
    }

    @Test
    void intervalsStandInBrackets() {
        MetricValue value = new MetricValue(OptionalDouble.of(0.5), 3, Optional.of(new Interval(-0.004, 0.756)));
        assertThat(Display.interval(value)).contains("[0.00, 0.76]");
    }

    @Test
    void moneyHasTwoSignificantDigits() {
        assertThat(Display.dollars(OptionalDouble.of(0))).isEqualTo("$0");
        assertThat(Display.dollars(OptionalDouble.of(0.0000654))).isEqualTo("$0.000065");
        assertThat(Display.dollars(OptionalDouble.of(12.6))).isEqualTo("$13");
        assertThat(Display.signedDollars(OptionalDouble.of(-0.0002))).isEqualTo("\u2212$0.0002");
        assertThat(Display.signedDollars(OptionalDouble.of(0.0002))).isEqualTo("+$0.0002");
    }

    @Test
    void timesChooseTheirUnit() {
        assertThat(Display.millis(OptionalDouble.of(2.834))).isEqualTo("2.83 ms");
        assertThat(Display.millis(OptionalDouble.of(28.34))).isEqualTo("28.3 ms");
        assertThat(Display.millis(OptionalDouble.of(283.4))).isEqualTo("283 ms");
        assertThat(Display.millis(OptionalDouble.of(2834))).isEqualTo("2.83 s");
        assertThat(Display.signedMillis(OptionalDouble.of(-28.34))).isEqualTo("\u221228.3 ms");
    }

    @Test
    void differencesCarryTheirSign() {
        assertThat(Display.signed(OptionalDouble.of(0.123), 2)).isEqualTo("+0.12");
        assertThat(Display.signed(OptionalDouble.of(-0.123), 2)).isEqualTo("\u22120.12");
        assertThat(Display.signed(OptionalDouble.of(0), 2)).isEqualTo("0.00");
    }

    @Test
    void differenceThatWouldBeRoundedToNothingHasMoreDecimals() {
        assertThat(Display.signed(OptionalDouble.of(-0.001), 2)).isEqualTo("\u22120.001");
        assertThat(Display.signed(OptionalDouble.of(0.0026), 2)).isEqualTo("+0.003");
        assertThat(Display.signed(OptionalDouble.of(0.02), 1)).isEqualTo("+0.02");
        assertThat(Display.signed(OptionalDouble.of(0.00004), 2)).isEqualTo("+0.00004");
        assertThat(Display.signed(OptionalDouble.of(-1e-17), 2)).isEqualTo("0.00");
        MetricValue small = new MetricValue(OptionalDouble.of(0.0025), 400, Optional.of(new Interval(0, 0.0075)));
        assertThat(Display.bounds(ContrastMeasure.SCORE, small)).isEqualTo("[0.000, 0.008]");
        assertThat(Display.bounds(ContrastMeasure.SCORE, MetricValue.EMPTY)).isEmpty();
    }

    @Test
    void chanceJustAboveTheLevelNeverReadsAsTheLevel() {
        for (double p : new double[] {0.050001, 0.05004, 0.0502, 0.05049}) {
            String text = Display.pValue(OptionalDouble.of(p));
            assertThat(Double.parseDouble(text)).as(text).isGreaterThan(0.05);
        }
        assertThat(Display.pValue(OptionalDouble.of(0.0502))).isEqualTo("0.0502");
        assertThat(Display.pValue(OptionalDouble.of(0.05))).isEqualTo("0.050");
        assertThat(Display.pValue(OptionalDouble.of(0.0512))).isEqualTo("0.051");
        assertThat(Display.p(OptionalDouble.of(Math.nextUp(0.05)))).isEqualTo("p > 0.05");
    }

    @Test
    void listsReadAsASentence() {
        assertThat(Wording.list(List.of(), "and")).isEmpty();
        assertThat(Wording.list(List.of("a"), "and")).isEqualTo("a");
        assertThat(Wording.list(List.of("a", "b", "c"), "and")).isEqualTo("a, b and c");
    }

    @Test
    void hiddenCharactersBecomeVisible() {
        assertThat(Text.visible("a\u0000b\u001bc\u202ed\n\t")).isEqualTo("a\u2400b\u241bc\ufffdd\n\t");
        assertThat(Text.visible("\ud83d\ude00 \ud83d")).isEqualTo("\ud83d\ude00 \ufffd");
        assertThat(Text.shortened("\ud83d\ude00\ud83d\ude00\ud83d\ude00", 2))
                .isEqualTo("\ud83d\ude00\ud83d\ude00\u2026");
    }
}
