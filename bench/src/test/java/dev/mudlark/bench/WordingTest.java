package dev.mudlark.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordingTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "EUR 1,286 in all          | 1286        | true",
                "EUR 12.39 a month         | 12.39       | true",
                "EUR 12.395 a month        | 12.39       | false",
                "version 5.12              | 12          | false",
                "due on 2 March 2026       | 2026-03-02  | true",
                "due on March 2, 2026      | 2026-03-02  | true",
                "due on March 2            | 2026-03-02  | true",
                "due on March 2, 2025      | 2026-03-02  | false",
                "due on March 20           | 2026-03-02  | false",
                "A Recovery Shell opens    | recovery shell | true",
            })
    void aTextSaysWholeWordsNumbersAndDates(String text, String wanted, boolean says) {
        assertThat(Wording.says(Wording.plain(List.of(text)), wanted)).isEqualTo(says);
    }

    @Test
    void wordsAreFoundAcrossLines() {
        assertThat(Wording.says(Wording.plain(List.of("opens the recovery", "shell")), "recovery shell"))
                .isTrue();
    }

    @Test
    void nothingWantedIsNotSaid() {
        assertThat(Wording.saysAll("anything", List.of())).isFalse();
    }

    @Test
    void likenessIsTheShareOfCommonWords() {
        assertThat(Wording.likeness("How old is it?", "how old was it")).isCloseTo(0.6, within(1e-9));
    }
}
