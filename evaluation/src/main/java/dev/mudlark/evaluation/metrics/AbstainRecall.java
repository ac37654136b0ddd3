package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Share of the unanswerable questions on which the system abstained. */
final class AbstainRecall implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "abstain_recall",
            "How often the system admits that the documents do not contain the answer.",
            "abstentions on unanswerable questions / unanswerable questions",
            MetricInfo.Unit.SHARE,
            MetricInfo.Direction.HIGHER,
            "answerable questions",
            MetricInfo.Spread.WILSON);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        if (attempt.question().isAnswerable()) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(attempt.abstained() ? 1 : 0);
    }
}
