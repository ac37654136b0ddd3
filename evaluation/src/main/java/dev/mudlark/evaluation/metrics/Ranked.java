package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.ranking.RankScores;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** What the rank metrics share: where they apply and what they rank. */
final class Ranked {

    private Ranked() {}

    static MetricInfo info(String name, String meaning, String formula, MetricInfo.Spread spread) {
        return new MetricInfo(
                name,
                meaning,
                formula,
                MetricInfo.Unit.SHARE,
                MetricInfo.Direction.HIGHER,
                "unanswerable questions, questions without relevant_doc_ids, systems without retrieval",
                spread);
    }

    static OptionalDouble value(Attempt attempt, ToDoubleFunction<RankScores> metric) {
        Set<String> relevant = Set.copyOf(attempt.question().relevantDocIds());
        if (!attempt.question().isAnswerable() || relevant.isEmpty() || !retrieves(attempt)) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(metric.applyAsDouble(new RankScores(documentIds(attempt), relevant)));
    }

    static List<String> documentIds(Attempt attempt) {
        return attempt.ranking().stream()
                .map(passage -> passage.span().documentId())
                .toList();
    }

    /** False for a system that has neither an index nor a tool: it cannot find anything. */
    static boolean retrieves(Attempt attempt) {
        return attempt.hasTools()
                || attempt.system().passages().isPresent()
                || !attempt.transcript().retrievals().isEmpty();
    }
}
