package dev.mudlark.agents.scanning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class WholeWordsTest {

    private static final String[] PIECES = {"a", "B", "b", "1", "٣", "Ⅷ", "_", " ", ".", "-", "é", "É", "ß", "ſ", "İ"};

    @Test
    void wordsStandAloneBetweenOtherThanLettersDigitsAndUnderscores() {
        assertThat(WholeWords.in("the east wing", "east", false)).isTrue();
        assertThat(WholeWords.in("(east)", "east", false)).isTrue();
        assertThat(WholeWords.in("northeast or easter, east", "east", false)).isTrue();
        assertThat(WholeWords.in("northeast", "east", false)).isFalse();
        assertThat(WholeWords.in("east_1", "east", false)).isFalse();
        assertThat(WholeWords.in("East", "east", false)).isFalse();
        assertThat(WholeWords.in("East", "east", true)).isTrue();
        assertThat(WholeWords.in("anything", "", true)).isFalse();
    }

    @Test
    void aFigureIsNotFoundAtTheBeginningOfALongerOne() {
        assertThat(WholeWords.in("12.5 or 12-7", "12", true)).isFalse();
        assertThat(WholeWords.in("it is 12.", "12", true)).isTrue();
    }

    @Test
    void itAnswersAsARegularExpressionDoes() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            String text = any(random, 12);
            String words = any(random, 2) + PIECES[random.nextInt(3)];
            boolean anyCase = random.nextBoolean();
            String whole = "(?<![\\p{L}\\p{N}_])" + Pattern.quote(words) + "(?![\\p{L}\\p{N}_]|[.-]\\p{N})";
            assertThat(WholeWords.in(text, words, anyCase))
                    .as("'%s' in '%s', any case: %s", words, text, anyCase)
                    .isEqualTo(Pattern.compile((anyCase ? "(?iu)" : "") + whole)
                            .matcher(text)
                            .find());
        }
    }

    private static String any(Random random, int most) {
        StringBuilder text = new StringBuilder();
        for (int left = random.nextInt(most + 1); left > 0; left--) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return text.toString();
    }
}
