package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Share of the abstentions that are right. */
final class AbstainPrecision implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "abstain_precision",
            "When the system says that the documents do not contain the answer: how often that is so.",
            "abstentions on unanswerable questions / abstentions",
            MetricInfo.Unit.SHARE,
            MetricInfo.Direction.HIGHER,
            "questions on which the system did not abstain, questions without any label",
            MetricInfo.Spread.WILSON);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        if (!attempt.abstained() || !Answers.answerabilityIsKnown(attempt.question())) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(attempt.question().isAnswerable() ? 0 : 1);
    }
}
