package dev.mudlark.routing;

import static dev.mudlark.routing.Sets.golden;
import static dev.mudlark.routing.Sets.heldOut;
import static dev.mudlark.routing.Sets.preset;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DiagnosisTest {

    @Test
    void theFiveMissesOfSpecificHaveThePublishedReasons() {
        RoutedPreset routed = Larkspur.routed("specific");
        Map<String, Diagnosis> misses = routed.questions(Split.GOLDEN).stream()
                .filter(one -> !one.isRight())
                .collect(Collectors.toMap(
                        one -> one.question().id(),
                        one -> Diagnosis.of(routed.preset(), one).getFirst()));
        assertThat(misses.entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey, e -> e.getValue().kind())))
                .isEqualTo(Map.of(
                        "h01", DiagnosisKind.VOCABULARY_MISS,
                        "w01", DiagnosisKind.VOCABULARY_MISS,
                        "w02", DiagnosisKind.VOCABULARY_MISS,
                        "w03", DiagnosisKind.SCOPE_GAP,
                        "w04", DiagnosisKind.VOCABULARY_MISS));
        assertThat(misses.get("h01").message()).contains("says 'refunds', the question 'refund'");
        assertThat(misses.get("w01").message()).contains("says 'releases', the question 'release'");
        assertThat(misses.get("w02").message()).contains("names nothing of 'major', 'aws', 'outage'");
        assertThat(misses.get("w03").words()).containsExactly("server");
        assertThat(misses.values())
                .allSatisfy(diagnosis -> assertThat(diagnosis.edit()).isNotBlank());
    }

    @Test
    void threeHandbookQuestionsOfSpecificAreCarriedByTheWordServer() {
        RoutedPreset routed = Larkspur.routed("specific");
        assertThat(routed.questions(Split.GOLDEN).stream()
                        .filter(one -> Diagnosis.of(routed.preset(), one).stream()
                                .anyMatch(found -> found.kind() == DiagnosisKind.THIN_MATCH
                                        && found.words().equals(List.of("server"))))
                        .map(one -> one.question().id()))
                .containsExactly("h04", "h05", "h06");
    }

    @Test
    void tunedIsOverfittedAndSpecificIsNot() {
        Overfit tuned = Overfit.of(Larkspur.routed("tuned")).orElseThrow();
        assertThat(tuned.flagged()).isTrue();
        assertThat(tuned.difference()).isCloseTo(0.15, within(1e-12));
        assertThat(tuned.sharedWords()).contains("postgresql", "aws", "hetzner", "docker", "ubuntu");
        assertThat(tuned.shareOfWords()).isCloseTo(36.0 / 59, within(1e-12));
        assertThat(Overfit.of(Larkspur.routed("specific")).orElseThrow().flagged())
                .isFalse();
        assertThat(Overfit.of(Larkspur.routed("names_only")).orElseThrow().sharedWords())
                .isEmpty();
    }

    /** The nearest covered word is shown and never decides. */
    @Test
    void aNearWordIsShownAndChangesNothing() {
        Preset preset = preset("a", "Topics: refunds.", "b", "Topics: weather.");
        RoutingQuestion question = golden("one refund", "a");
        assertThat(Sets.routed(preset, question).questions().getFirst().choice().tool())
                .isEmpty();
        assertThat(Sets.diagnoses(preset, question)).singleElement().satisfies(diagnosis -> {
            assertThat(diagnosis.kind()).isEqualTo(DiagnosisKind.VOCABULARY_MISS);
            assertThat(diagnosis.edit()).isEqualTo("write 'refund' too in the description of a");
        });
    }

    @Test
    void aRightAnswerByOneWordIsThinAndByTwoIsNot() {
        Preset preset = preset("a", "Topics: server sizes.", "b", "Weather.");
        assertThat(Sets.diagnoses(preset, golden("reboot the server", "a")))
                .extracting(Diagnosis::kind)
                .containsExactly(DiagnosisKind.THIN_MATCH);
        assertThat(Sets.diagnoses(preset, golden("server sizes", "a"))).isEmpty();
    }

    @Test
    void whatRestsOnFunctionWordsIsTold() {
        Preset preset = preset("a", "Answers for the users.", "b", "Weather.");
        assertThat(Sets.diagnoses(preset, golden("what is the price", "a")))
                .extracting(Diagnosis::kind)
                .containsExactly(DiagnosisKind.FUNCTION_WORDS_ONLY);
        assertThat(Sets.diagnoses(preset, golden("what is the price", "b")))
                .extracting(Diagnosis::kind)
                .containsExactly(DiagnosisKind.SCOPE_GAP, DiagnosisKind.FUNCTION_WORDS_ONLY);
        assertThat(Sets.diagnoses(preset, golden("thanks for the tea")))
                .extracting(Diagnosis::kind)
                .containsExactly(DiagnosisKind.FUNCTION_WORDS_ONLY);
    }

    @Test
    void aTieIsToldWithItsTools() {
        Preset preset = preset("a", "server prices", "b", "server plans", "c", "weather");
        assertThat(Sets.diagnoses(preset, golden("server", "a")))
                .extracting(Diagnosis::kind)
                .containsExactly(DiagnosisKind.THIN_MATCH, DiagnosisKind.TIE);
        assertThat(Sets.diagnoses(preset, golden("server", "a")).getLast().message())
                .startsWith("a, b score the same");
    }

    @Test
    void aWrongToolIsToldWithWhatBothScoreAndAnEqualOneWithTheOrder() {
        Preset preset = preset("a", "Our server prices.", "b", "Prices of others.");
        assertThat(Sets.diagnoses(preset, golden("server prices", "b"))
                        .getFirst()
                        .message())
                .matches("'prices', 'server' decided for a \\(0\\.\\d\\d against 0\\.\\d\\d for b\\)");
        Preset equal = preset("a", "alpha web", "b", "beta web");
        assertThat(Sets.diagnoses(equal, golden("web", "b")).getFirst().message())
                .isEqualTo("'web' led to a as much as to b, and the first one listed was taken");
    }

    @Test
    void aNeedlessCallIsToldWithTheWordsThatLedToIt() {
        Preset preset = preset("a", "Our server prices.", "b", "Weather.");
        assertThat(Sets.diagnoses(preset, golden("a joke about a server")))
                .singleElement()
                .satisfies(found -> {
                    assertThat(found.kind()).isEqualTo(DiagnosisKind.SCOPE_GAP);
                    assertThat(found.words()).containsExactly("server");
                    assertThat(found.message()).isEqualTo("'server' decided for a, and no tool is expected");
                });
    }

    @Test
    void aThinMatchSpeaksOfTheDescriptionThatWasChosen() {
        Preset preset = preset("a", "Our server.", "b", "Price lists.");
        assertThat(Sets.diagnoses(preset, golden("server server price", "a")))
                .anySatisfy(found -> assertThat(found.message())
                        .isEqualTo("right by 'server' alone; 'price' matches nothing in the description of a"));
    }

    @Test
    void nothingIsWrittenForAHeldOutQuestion() {
        Preset preset = preset("a", "Topics: refunds.", "b", "Weather.");
        assertThat(Sets.diagnoses(preset, heldOut("one refund", "a")))
                .allSatisfy(diagnosis -> assertThat(diagnosis.edit()).startsWith("nothing: it is held out"));
    }

    @Test
    void withoutHeldOutQuestionsNobodyCanTellWhatIsOverfitted() {
        assertThat(Overfit.of(Sets.routed(preset("a", "x1", "b", "y1"), golden("x1", "a"))))
                .isEmpty();
    }

    @Test
    void ofARouterThatDoesNotChooseByWordsNoWordIsSaidToDecide() {
        Preset preset = preset("a", "Topics: server.", "b", "Weather.");
        assertThat(Diagnosis.of(preset, chosen("reboot the server", "a", "a"))).isEmpty();
        assertThat(Diagnosis.of(preset, chosen("reboot the server", "b", "a")))
                .singleElement()
                .satisfies(found ->
                        assertThat(found.message()).isEqualTo("a was chosen; its description has 'server' too"));
    }

    private static RoutedQuestion chosen(String text, String expected, String tool) {
        return new RoutedQuestion(golden(text, expected), List.of(Choice.of(Optional.of(tool))));
    }
}
