package dev.mudlark.evaluation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoldedTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "250,521 versions|250521 versions",
                "1,234,567.89|1234567.89",
                "250'521|250521",
                "250\u202f521 bytes|250521 bytes",
                "250\u00a0521|250521",
                "1,2,3|1,2,3",
                "1,2345|1,2345",
                "0.1,234|0.1,234",
                "12,34,567|12,34,567",
                "in 2020 300 people|in 2020 300 people",
            })
    void thousandsSeparatorsGo(String text, String folded) {
        assertThat(FoldedText.of(text).value()).isEqualTo(folded);
    }

    @ParameterizedTest
    @CsvSource({
        "STRASSE, straße",
        "ﬁle, FILE",
        "２４ hours, 24 Hours",
        "10–20, 10-20",
        "−5, -5",
        "it’s, IT'S",
    })
    void spellingsOfOneTextAreEqual(String one, String other) {
        assertThat(FoldedText.of(one)).isEqualTo(FoldedText.of(other));
    }

    @org.junit.jupiter.api.Test
    void whiteSpaceCollapses() {
        assertThat(FoldedText.of("  a\n\t b\u00a0c ").value()).isEqualTo("a b c");
        assertThat(FoldedText.of(" \n").isEmpty()).isTrue();
    }
}
