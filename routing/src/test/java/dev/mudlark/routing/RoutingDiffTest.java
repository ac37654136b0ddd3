package dev.mudlark.routing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mudlark.routing.RoutingDiff.Change;
import dev.mudlark.routing.RoutingDiff.Counts;
import dev.mudlark.routing.RoutingDiff.Pair;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoutingDiffTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0, 1",
        "1, 0, 1",
        "4, 0, 0.125",
        "5, 0, 0.0625",
        "0, 6, 0.03125",
        "3, 3, 1",
        "8, 2, 0.109375",
        "2, 8, 0.109375"
    })
    void theTestIsTheExactOneOfMcNemar(int fixed, int broken, double expected) {
        assertThat(new Counts(100, 0, 0, fixed, broken, 0).pValue()).isCloseTo(expected, within(1e-12));
    }

    @Test
    void tunedFixesFourGoldenQuestionsAndTwoHeldOutOnes() {
        RoutingDiff diff = new RoutingDiff(Larkspur.routed("specific"), Larkspur.routed("tuned"));
        assertThat(diff.counts(Split.GOLDEN)).isEqualTo(new Counts(20, 15, 19, 4, 0, 0));
        assertThat(diff.counts(Split.HELD_OUT)).isEqualTo(new Counts(5, 2, 4, 2, 0, 0));
        assertThat(diff.counts(Split.GOLDEN).pValue()).isCloseTo(0.125, within(1e-12));
        assertThat(diff.pairs(Split.GOLDEN).stream()
                        .filter(pair -> pair.change() == Change.WRONG)
                        .map(pair -> pair.before().question().id()))
                .containsExactly("w04");
        RoutingDiff back = new RoutingDiff(Larkspur.routed("tuned"), Larkspur.routed("specific"));
        assertThat(back.counts(Split.GOLDEN)).isEqualTo(new Counts(20, 19, 15, 0, 4, 0));
    }

    @Test
    void aBrokenCallIsNeitherFixedNorBroken() {
        RoutingQuestion question = Sets.golden("refund", "a");
        RoutedQuestion right = new RoutedQuestion(question, List.of(Choice.of(Optional.of("a"))));
        RoutedQuestion wrong = new RoutedQuestion(question, List.of(Choice.of(Optional.empty())));
        RoutedQuestion failed = new RoutedQuestion(question, List.of(Choice.failed("no such tool")));
        assertThat(new Pair(right, failed).change()).isEqualTo(Change.UNDECIDED);
        assertThat(new Pair(failed, right).change()).isEqualTo(Change.UNDECIDED);
        assertThat(new Pair(right, wrong).change()).isEqualTo(Change.BROKEN);
        assertThat(new Pair(wrong, right).change()).isEqualTo(Change.FIXED);
        assertThat(new Pair(right, right).change()).isEqualTo(Change.RIGHT);
    }

    @Test
    void bothSidesMustHaveTheSameQuestions() {
        RoutedPreset one = Sets.routed(Sets.preset("a", "refunds"), Sets.golden("refunds", "a"));
        RoutedPreset other = Sets.routed(Sets.preset("a", "refunds"), Sets.golden("prices", "a"));
        assertThatThrownBy(() -> new RoutingDiff(one, other)).isInstanceOf(IllegalArgumentException.class);
    }
}
