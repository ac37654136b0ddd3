package dev.mudlark.routing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.evaluation.RoutingOutcome;
import dev.mudlark.routing.tfidf.TfIdfRouter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LarkspurTest {

    @ParameterizedTest
    @CsvSource({
        "names_only, 4, 0, 16, 0, 0, 6",
        "vague, 5, 0, 15, 0, 0, 20",
        "specific, 15, 1, 4, 0, 2, 84",
        "tuned, 19, 0, 1, 0, 4, 133"
    })
    void theFourPresetsComeOutAsPublished(
            String preset, int correct, int wrong, int silent, int needless, int heldOut, int tokens) {
        RoutedPreset routed = Larkspur.routed(preset);
        assertThat(routed.tally(Split.GOLDEN)).isEqualTo(new Tally(20, correct, wrong, silent, needless, 0));
        assertThat(routed.tally(Split.HELD_OUT).questions()).isEqualTo(5);
        assertThat(routed.tally(Split.HELD_OUT).correct()).isEqualTo(heldOut);
        assertThat(routed.preset().tokensPerCall()).isEqualTo(tokens);
    }

    @Test
    void tunedCosts49TokensMoreACallThanSpecificAnd98MoreAQuestion() throws RoutingException {
        Preset specific = Larkspur.set().preset("specific");
        Preset tuned = Larkspur.set().preset("tuned");
        assertThat(tuned.tokensPerCall() - specific.tokensPerCall()).isEqualTo(49);
        assertThat(tuned.tokensPerQuestion() - specific.tokensPerQuestion()).isEqualTo(98);
    }

    @Test
    void specificMissesTheFivePublishedQuestions() {
        RoutedPreset routed = Larkspur.routed("specific");
        assertThat(routed.questions(Split.GOLDEN).stream()
                        .filter(one -> !one.isRight())
                        .map(one -> one.question().text() + " -> "
                                + one.choice().tool().orElse("none")))
                .containsExactly(
                        "How long does a refund take? -> none",
                        "What is the latest stable PostgreSQL release? -> none",
                        "Is there a major AWS outage right now? -> none",
                        "What does Hetzner charge for a 4 GB server? -> handbook_search",
                        "Who won the Champions League final this year? -> none");
        assertThat(Larkspur.question(routed, "w03").choice().matched().get("handbook_search"))
                .containsExactly("server");
    }

    @Test
    void refundAddedToSpecificGivesSixteenAndLeavesTheHetznerQuestionWrong() {
        RoutedPreset routed = Larkspur.with("specific", "handbook_search", "refunds,", "refunds, refund,");
        assertThat(routed.tally(Split.GOLDEN).correct()).isEqualTo(16);
        assertThat(Larkspur.question(routed, "h01").isRight()).isTrue();
        assertThat(Larkspur.question(routed, "w03").outcome()).isEqualTo(RoutingOutcome.WRONG_TOOL);
    }

    @Test
    void everyScoreIsThatOfScikitLearn() {
        JsonNode presets = Larkspur.reference().get("presets");
        double largest = 0;
        int scores = 0;
        for (RoutedPreset routed : RoutingResult.of(
                        Larkspur.set(), Larkspur.set().presets(), new TfIdf(), 1)
                .presets()) {
            for (JsonNode expected : presets.get(routed.preset().name()).get("questions")) {
                RoutedQuestion question =
                        Larkspur.question(routed, expected.get("id").asText());
                Choice choice = question.choice();
                assertThat(choice.tool().orElse("none"))
                        .isEqualTo(expected.get("chosen").asText());
                assertThat(question.isRight()).isEqualTo(expected.get("correct").asBoolean());
                for (String tool : routed.preset().tools()) {
                    double score =
                            Optional.ofNullable(choice.scores().get(tool)).orElseThrow();
                    largest = Math.max(
                            largest,
                            Math.abs(score - expected.get("scores").get(tool).asDouble()));
                    assertThat(choice.matched().get(tool))
                            .isEqualTo(texts(expected.get("matched").get(tool)));
                    scores++;
                }
            }
        }
        System.out.println("largest difference from scikit-learn over " + scores + " scores: " + largest);
        assertThat(scores).isEqualTo(4 * 25 * 2);
        assertThat(largest).isLessThanOrEqualTo(1e-15);
    }

    @Test
    void everyWordIsAsRareAsToScikitLearn() throws RoutingException {
        for (Preset preset : Larkspur.set().presets()) {
            JsonNode idf =
                    Larkspur.reference().get("presets").get(preset.name()).get("idf");
            TreeMap<String, Double> expected = new TreeMap<>();
            idf.properties()
                    .forEach(entry ->
                            expected.put(entry.getKey(), entry.getValue().asDouble()));
            assertThat(new TreeMap<>(TfIdfRouter.over(preset).idf())).isEqualTo(expected);
        }
    }

    @Test
    void theBundledSetAndScoresAreThoseHandedOut() throws IOException {
        Optional<Path> shared = Stream.of("../../shared", "../../../shared")
                .map(Path::of)
                .map(folder -> folder.resolve("routing"))
                .filter(Files::isDirectory)
                .findFirst();
        assumeTrue(shared.isPresent(), "no shared folder beside the repository");
        assertThat(RoutingSetText.withoutComments(shared.get().resolve("larkspur.yaml")))
                .isEqualTo(RoutingSetText.withoutComments(Larkspur.file()));
        assertThat(new com.fasterxml.jackson.databind.json.JsonMapper()
                        .readTree(shared.get().resolve("larkspur-sklearn.json").toFile()))
                .isEqualTo(Larkspur.reference());
    }

    private static List<String> texts(JsonNode list) {
        return list.valueStream().map(JsonNode::asText).toList();
    }

    private static final class RoutingSetText {
        static List<String> withoutComments(Path file) throws IOException {
            return Files.readAllLines(file).stream()
                    .filter(line -> !line.strip().startsWith("#"))
                    .toList();
        }
    }
}
