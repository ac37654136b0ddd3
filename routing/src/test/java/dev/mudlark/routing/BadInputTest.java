package dev.mudlark.routing;

import static dev.mudlark.routing.Sets.golden;
import static dev.mudlark.routing.Sets.preset;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.evaluation.RoutingOutcome;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Sets that say little: each has a defined result. */
class BadInputTest {

    @Test
    void aToolWhoseDescriptionHasNoUsableWordIsNeverChosen() {
        RoutedPreset routed =
                Sets.routed(preset("a", "?! x", "b", "weather"), golden("x ?!", "a"), golden("weather", "b"));
        assertThat(routed.questions())
                .extracting(RoutedQuestion::outcome)
                .containsExactly(RoutingOutcome.SILENT_SKIP, RoutingOutcome.RIGHT);
        assertThat(routed.questions().getFirst().choice().scores()).containsEntry("a", 0.0);
    }

    @Test
    void equalDescriptionsTieAndTheFirstListedIsTaken() {
        Choice choice = new TfIdf()
                .over(preset("b", "server prices", "a", "server prices"))
                .choose("a server");
        assertThat(choice.tool()).contains("b");
        assertThat(choice.tied()).containsExactly("b", "a");
        assertThat(choice.scores().get("a")).isEqualTo(choice.scores().get("b"));
    }

    @Test
    void aQuestionThatSharesNoWordGoesNowhereWithoutATie() {
        Choice choice = new TfIdf().over(preset("a", "one", "b", "two")).choose("three \uD83D\uDE00 \uD835");
        assertThat(choice.tool()).isEmpty();
        assertThat(choice.tied()).isEmpty();
        assertThat(choice.scores().values()).containsExactly(0.0, 0.0);
    }

    @Test
    void anEmptyQuestionGoesNowhere() {
        assertThat(new TfIdf().over(preset("a", "one")).choose("").tool()).isEmpty();
    }

    @Test
    void oneToolIsChosenByAnySharedWord() {
        Choice choice = new TfIdf().over(preset("only", "server prices")).choose("which server?");
        assertThat(choice.tool()).contains("only");
        assertThat(choice.scores().get("only")).isEqualTo(1 / Math.sqrt(2));
    }

    @Test
    void twoHundredToolsAreToldApart() {
        Preset many = preset(IntStream.range(0, 200)
                .boxed()
                .flatMap(i -> Stream.of("tool" + i, "common topic" + i))
                .toArray(String[]::new));
        Router router = new TfIdf().over(many);
        assertThat(IntStream.range(0, 200))
                .allSatisfy(i ->
                        assertThat(router.choose("what of topic" + i).tool()).contains("tool" + i));
        assertThat(router.choose("common").tied()).hasSize(200);
        assertThat(Diagnosis.of(
                        many,
                        Sets.routed(many, golden("common", "tool7")).questions().getFirst()))
                .extracting(Diagnosis::kind)
                .containsExactly(DiagnosisKind.SCOPE_GAP, DiagnosisKind.TIE);
    }

    @Test
    void scoresWithinATrillionthAreATieAndOthersAreNot() {
        Preset preset = preset("a", "one two", "b", "one two two");
        assertThat(new TfIdf().over(preset).choose("two").tied()).isEmpty();
        assertThat(new TfIdf().over(preset).choose("two").tool()).contains("b");
    }
}
