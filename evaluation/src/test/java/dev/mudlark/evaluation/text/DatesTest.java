package dev.mudlark.evaluation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatesTest {

    @ParameterizedTest
    @ValueSource(strings = {"2026-03-05", "March 5, 2026", "5 March 2026", "Mar. 5 2026", "5th of March, 2026"})
    void formsOfADayAreTheSameDay(String text) {
        assertThat(Dates.kind(text)).contains(Dates.Kind.DAY);
        assertThat(Dates.in(FoldedText.of("It was on " + text + " at noon."), Dates.Kind.DAY))
                .containsExactly("2026-03-05");
    }

    @Test
    void aDayWithoutAYearIsAnother() {
        assertThat(Dates.in(FoldedText.of("March 5"), Dates.Kind.DAY)).containsExactly("-03-05");
    }

    @Test
    void daysOfTheWeekAreApart() {
        FoldedText text = FoldedText.of("Friday, 6 March 2026");
        assertThat(Dates.in(text, Dates.Kind.WEEKDAY)).containsExactly("friday");
        assertThat(Dates.in(text, Dates.Kind.DAY)).containsExactly("2026-03-06");
        assertThat(Dates.kind("Friday")).contains(Dates.Kind.WEEKDAY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"march", "5", "2026", "12026-03-05", "may 5 people", "marching 5"})
    void otherTextsAreNoDates(String text) {
        assertThat(Dates.kind(text)).isEmpty();
    }
}
