package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Share of the answerable questions on which the system abstained. */
final class FalseRefusalRate implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "false_refusal_rate",
            "How often the system refuses although the documents contain the answer.",
            "abstentions on answerable questions / answerable questions",
            MetricInfo.Unit.SHARE,
            MetricInfo.Direction.LOWER,
            "unanswerable questions, questions without any label",
            MetricInfo.Spread.WILSON);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        if (!attempt.question().isAnswerable() || !Answers.answerabilityIsKnown(attempt.question())) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(attempt.abstained() ? 1 : 0);
    }
}
