package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.text.Squad;
import java.util.OptionalDouble;

/** Overlap of the words of the answer and of the reference answer. */
final class TokenF1 implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "token_f1",
            "How far the wording of the answer agrees with the reference answer.",
            "F1 of the tokens of the answer (citations removed) and of the reference answer after the "
                    + "SQuAD normalisation: lower case, without ASCII punctuation and the articles a, an, the "
                    + "(Rajpurkar et al. 2016); 0 when the system abstained or gave no answer",
            MetricInfo.Unit.SHARE,
            MetricInfo.Direction.HIGHER,
            "unanswerable questions, questions without reference_answer",
            MetricInfo.Spread.NONE);

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
                .map(reference -> Answers.says(attempt) ? Squad.tokenF1(attempt.plainAnswer(), reference) : 0.0));
    }
}
