package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.text.Squad;
import java.util.OptionalDouble;

/** Whether the answer is the reference answer. */
final class ExactMatch implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "exact_match",
            "Whether the answer is the reference answer and nothing else.",
            "1 when the answer (citations removed) and the reference answer have the same tokens in the "
                    + "same order after the SQuAD normalisation, else 0; 0 when the system abstained or gave no "
                    + "answer",
            MetricInfo.Unit.SHARE,
            MetricInfo.Direction.HIGHER,
            "unanswerable questions, questions without reference_answer",
            MetricInfo.Spread.WILSON);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        if (!attempt.question().isAnswerable()) {
            return OptionalDouble.empty();
        }
        return Answers.optional(attempt.question()
                .referenceAnswer()
                .map(reference ->
                        Answers.says(attempt) && Squad.exactMatch(attempt.plainAnswer(), reference) ? 1.0 : 0.0));
    }
}
