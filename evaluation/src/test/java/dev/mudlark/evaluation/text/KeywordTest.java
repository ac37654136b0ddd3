package dev.mudlark.evaluation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeywordTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5|It takes 5 days",
                "5|5",
                "5|the answer is 5.",
                "5|5, 6 and 7",
                "5|5-10 days",
                "10|5-10 days",
                "-5|it was -5 degrees",
                "4715|4,715 versions",
                "4,715|4715 versions",
                "69.81|69.81%",
                "9.50|EUR 9.5 a month",
                "9.5|9.50",
                "12|12.00 in all",
                "1200.00|1,200 EUR",
                "2025-12-06|on 6 December 2025.",
                "2025-12-06|on December 6th, 2025",
                "6 December 2025|2025-12-06",
                "Dec 6, 2025|the 6th of December 2025",
                "December 1|from December 1st on",
                "2.12|GLIBC_2.12",
                "tag|two tags",
                "disable|It disables it",
                "yank|was yanked",
                "-X lazy_imports|the option -X LAZY_IMPORTS does",
                "StopIteration|a stopiteration is raised",
                "Straße|in der STRASSE",
                "東京|私は東京に住む",
            })
    void standsAtWordBorders(String keyword, String text) {
        assertThat(new Keyword(keyword).standsIn(FoldedText.of(text))).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5|15 days",
                "5|50 days",
                "5|2.5 days",
                "5|5.3 KB",
                "5|-5 degrees",
                "5|x5",
                "5|1,500 days",
                "5|5.01 days",
                "9.5|19.50",
                "9.50|v9.5.1",
                "12|2012.00",
                "2025-12-06|on 6 December",
                "2025-12-06|on 6 December 2024",
                "2025-12-06|on 12 June 2025",
                "69.8|69.81%",
                "9.81|69.81%",
                "tag|the stage",
                "tag|tagline",
                "cat|category",
                "-L|foo-Lima",
                "-5|3-5 days",
                "6 hours|36 hours",
                "with|within",
            })
    void standsNotInsideOfWordsAndNumbers(String keyword, String text) {
        assertThat(new Keyword(keyword).standsIn(FoldedText.of(text))).isFalse();
    }

    @Test
    void laterPlaceCounts() {
        assertThat(new Keyword("5").standsIn(FoldedText.of("15, 25 and 5"))).isTrue();
    }

    @Test
    void emptyKeywordStandsNowhere() {
        assertThat(new Keyword(" ").standsIn(FoldedText.of("a b"))).isFalse();
    }
}
