package dev.mudlark.evaluation.failures;

import static dev.mudlark.evaluation.Asked.passage;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.evaluation.Asked;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.Label;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whatever happened, a result is of one type, and of the type that the definitions in words give. */
class AnyAttemptTest {

    private static final List<SystemInfo> SYSTEMS = List.of(Asked.AGENT, Asked.BM25, Asked.NO_RETRIEVAL);
    private static final List<String> ANSWERS = List.of(
            "Red [a].",
            "Red and oak [a] [b].",
            "Red.",
            "12 days [zz].",
            "13 days [a].",
            "2026-03-05 [c]",
            "On 6 March 2026.",
            "Blue.",
            "[a]",
            "",
            "The documents do not contain the answer.");
    private static final List<List<String>> KEYWORDS =
            List.of(List.of(), List.of("red"), List.of("red", "oak"), List.of("12 days"), List.of("2026-03-05"));
    private static final List<String> TEXTS = List.of("It is red.", "oak", "12 days", "2026-03-05", "a door");

    @Test
    void everyAttemptIsOfOneTypeAndRightOnesOfNoOther() {
        Set<FailureType> seen = EnumSet.noneOf(FailureType.class);
        for (int seed = 0; seed < 20_000; seed++) {
            QuestionResult result = Evaluation.resultsOf(Asked.run(List.of(any(seed))), EvaluationSettings.DEFAULT)
                    .getFirst();
            Optional<FailureType> failure = result.failure();
            assertThat(failure.isEmpty()).as("seed %d", seed).isEqualTo(isUnknown(result));
            assertThat(failure.filter(type -> type == FailureType.NO_FAILURE || type == FailureType.LOST_SOURCE))
                    .as("seed %d", seed)
                    .isEqualTo(expectedOfRight(result));
            failure.ifPresent(seen::add);
        }
        assertThat(seen).isEqualTo(EnumSet.allOf(FailureType.class));
    }

    private static boolean isUnknown(QuestionResult result) {
        return result instanceof QuestionResult.Scored scored
                && scored.value("answer_score").isEmpty()
                && !scored.attempt().plainAnswer().isBlank();
    }

    private static Optional<FailureType> expectedOfRight(QuestionResult result) {
        if (!(result instanceof QuestionResult.Scored scored)
                || scored.value("answer_score").orElse(0) < 0.5
                || scored.value("keyword_recall").orElse(1) < 1) {
            return Optional.empty();
        }
        List<String> needed = scored.attempt().question().relevantDocIds();
        boolean shown = scored.attempt().evidence().stream().anyMatch(span -> needed.contains(span.documentId()));
        boolean cited = scored.attempt().citations().stream().anyMatch(needed::contains);
        boolean answerable = scored.attempt().question().isAnswerable();
        return Optional.of(answerable && shown && !cited ? FailureType.LOST_SOURCE : FailureType.NO_FAILURE);
    }

    private static Asked any(int seed) {
        Random random = new Random(seed);
        SystemInfo system = one(random, SYSTEMS);
        Asked asked = Asked.of(system, label(random).question());
        if (system != Asked.NO_RETRIEVAL && random.nextBoolean()) {
            asked.found("search", passage(one(random, List.of("a", "b", "c")), one(random, TEXTS)));
        }
        if (system == Asked.BM25 && random.nextInt(4) == 0) {
            asked.classified(random.nextBoolean() ? "no" : "yes");
        }
        for (int i = random.nextInt(4); i > 0 && system == Asked.AGENT; i--) {
            String tool = one(random, List.of("search", "calculator", "date_calc", "serach"));
            if (random.nextInt(3) > 0) {
                asked.calls(tool);
            } else {
                asked.fails(tool, one(random, List.of("invalid_arguments", "limit_reached", "timeout")));
            }
        }
        if (system == Asked.AGENT && random.nextInt(4) == 0) {
            asked.stops(one(random, List.of("max_steps", "max_cost")), random.nextBoolean());
        }
        if (random.nextInt(20) == 0) {
            return asked.breaks(one(random, List.of(Transcript.Failure.Kind.values())), "x");
        }
        return random.nextInt(20) == 0 ? asked : asked.answers(one(random, ANSWERS));
    }

    private static Label label(Random random) {
        Label label = Label.of("q").keywords(one(random, KEYWORDS).toArray(String[]::new));
        label = random.nextInt(4) == 0 ? label : label.documents("a");
        label = random.nextInt(3) > 0 ? label : label.needs(one(random, List.of("calculator", "date_calc")));
        label = random.nextInt(4) > 0 ? label : label.reference("red oak");
        label = random.nextInt(4) > 0 ? label : label.qrels(Map.of("a", 3));
        return random.nextInt(6) > 0 ? label : Label.of("q").unanswerable();
    }

    private static <T> T one(Random random, List<T> items) {
        return items.get(random.nextInt(items.size()));
    }
}
