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
    void wordStandsInATextWhenItIsOneOfItsWords() {
        FoldedText text = FoldedText.of("The tags of 2.12 and 21,600, not a tag-line.");
        assertThat(ContentWords.all(text)).allMatch(word -> ContentWords.isIn(text, word));
        assertThat(ContentWords.isIn(text, "tag")).isTrue();
        assertThat(ContentWords.isIn(text, "12")).isFalse();
        assertThat(ContentWords.isIn(text, "2.1")).isFalse();
        assertThat(ContentWords.isIn(text, "lin")).isFalse();
    }

    @Test
    void wordsOfNothingAreNone() {
        assertThat(ContentWords.of(FoldedText.of(" - "))).isEmpty();
    }
}
