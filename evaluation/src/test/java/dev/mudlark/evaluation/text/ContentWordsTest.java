package dev.mudlark.evaluation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ContentWordsTest {

    @Test
    void stopWordsGoAndNumbersStayWhole() {
        assertThat(ContentWords.of(FoldedText.of("At most 6 hours (21,600 seconds), from the time: 5.3 KB. Yes.")))
                .containsExactly("6", "hours", "21600", "seconds", "time", "5.3", "kb", "yes");
    }

    @Test
    void wordsOfNothingAreNone() {
        assertThat(ContentWords.of(FoldedText.of(" - "))).isEmpty();
    }
}
