package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.ranking.RankScores;
import java.util.HashSet;
import java.util.OptionalDouble;
import java.util.Set;

/** How early relevant passages stand among all delivered ones. */
final class ContextPrecision implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "context_precision",
            "How much of what the system read was to the point, and how early it came.",
            "mean over the ranks r with a relevant passage of (relevant passages up to r / r), over all "
                    + "delivered passages; relevant are the documents of relevant_doc_ids and those the qrels grade "
                    + "above 0; 0 when no delivered passage is relevant",
            MetricInfo.Unit.SHARE,
            MetricInfo.Direction.HIGHER,
            "unanswerable questions, questions without relevant documents, questions for which no passage "
                    + "was delivered",
            MetricInfo.Spread.NONE);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        Set<String> relevant = new HashSet<>(attempt.question().relevantDocIds());
        attempt.question().relevance().forEach((id, grade) -> {
            if (grade > 0) {
                relevant.add(id);
            }
        });
        if (!attempt.question().isAnswerable()
                || relevant.isEmpty()
                || attempt.ranking().isEmpty()) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(new RankScores(Ranked.documentIds(attempt), relevant).averagePrecision());
    }
}
