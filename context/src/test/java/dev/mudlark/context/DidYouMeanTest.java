package dev.mudlark.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DidYouMeanTest {

    private static final List<String> TOOLS = List.of("calculator", "date_calc", "corpus_grep", "search");

    @Test
    void findsTheNameBehindASlipOfTheFinger() {
        assertThat(DidYouMean.closest("claculator", TOOLS)).contains("calculator");
        assertThat(DidYouMean.closest("Corpus-Grep", TOOLS)).contains("corpus_grep");
        assertThat(DidYouMean.closest("serach", TOOLS)).contains("search");
    }

    @Test
    void staysSilentWhenNothingIsClose() {
        assertThat(DidYouMean.closest("weather", TOOLS)).isEmpty();
        assertThat(DidYouMean.hint("weather", TOOLS)).isEmpty();
        assertThat(DidYouMean.closest("", TOOLS)).isEmpty();
    }

    @Test
    void listsTheClosestFirstAndKeepsTheOrderOfTies() {
        assertThat(DidYouMean.closest("abcd", List.of("abxd", "abcd", "abyd"), 3))
                .containsExactly("abcd", "abxd", "abyd");
    }

    @Test
    void hintNamesTheCandidate() {
        assertThat(DidYouMean.hint("date_clac", TOOLS)).isEqualTo("; did you mean 'date_calc'?");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "execute_search     | ; did you mean 'search'?",
                "search_all         | ; did you mean 'search'?",
                "searchDocuments    | ; did you mean 'search'?",
                "tools.web-search   | ; did you mean 'search'?",
                "calc               | ; did you mean 'calculator' or 'date_calc'?",
                "run_calc           | ; did you mean 'calculator'?",
                "CalculatorTool     | ; did you mean 'calculator'?",
                "grep               | ; did you mean 'corpus_grep'?",
                "grep_corpus        | ; did you mean 'corpus_grep'?",
                "date               | ; did you mean 'date_calc'?",
                "serach             | ; did you mean 'search'?"
            })
    void findsANameOfMoreOrFewerWords(String typed, String hint) {
        assertThat(DidYouMean.hintByWords(typed, TOOLS)).isEqualTo(hint);
    }

    @ParameterizedTest
    @ValueSource(strings = {"weather", "", "_", "cal", "a", "executes", "\u0000\ud83d"})
    void aNameThatSharesNoWholeWordIsNotGuessed(String typed) {
        assertThat(DidYouMean.hintByWords(typed, TOOLS)).isEmpty();
    }

    @Test
    void wordsOfTwoLettersAloneAreNoLikeness() {
        assertThat(DidYouMean.hintByWords("go_to_shop", List.of("to", "to_go"))).isEmpty();
    }

    @Test
    void hugeInputIsCutBeforeItIsCompared() {
        assertThat(DidYouMean.closest("x".repeat(1_000_000), List.of("y".repeat(1_000_000)))
                        .isPresent())
                .isFalse();
    }

    @Test
    void aHundredThousandLongNamesAreLookedThroughAtOnce() {
        Random random = new Random(7);
        List<String> names =
                Stream.generate(() -> letters(random, 180)).limit(100_000).toList();
        String typed = "x" + names.get(99_000).substring(1);
        long start = System.nanoTime();

        assertThat(DidYouMean.closest(typed, names)).contains(names.get(99_000));
        assertThat(System.nanoTime() - start).isLessThan(3_000_000_000L);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aNameWithAThirdOfItChangedIsFound(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 300; round++) {
            String name = letters(random, 3 + random.nextInt(40));
            StringBuilder typed = new StringBuilder(name);
            for (int slips = name.length() / 3; slips > 0; slips--) {
                typed.setCharAt(random.nextInt(name.length()), (char) ('a' + random.nextInt(26)));
            }
            assertThat(DidYouMean.closest(typed.toString(), List.of(name)))
                    .as("seed %d: %s", seed, typed)
                    .contains(name);
        }
    }

    private static String letters(Random random, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append((char) ('a' + random.nextInt(26)));
        }
        return text.toString();
    }
}
