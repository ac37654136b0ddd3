package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** How right an answer is, without a judge. */
final class AnswerScore implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "answer_score",
            "How right the answers are, abstentions included; computed from the labels alone, without a " + "judge.",
            "answerable: 0 when the system abstained or gave no answer, else 0.75 * keyword_recall + 0.25 "
                    + "* token_f1, or the one of the two that is labelled; unanswerable: 1 when the system "
                    + "abstained, else 0",
            MetricInfo.Unit.SHARE,
            MetricInfo.Direction.HIGHER,
            "answerable questions with neither expected_keywords nor reference_answer",
            MetricInfo.Spread.BOOTSTRAP);

    /** Weight of the keywords: they are the facts; the wording of the rest matters less. */
    private static final double KEYWORDS = 0.75;

    private final KeywordRecall keywordRecall = new KeywordRecall();
    private final TokenF1 tokenF1 = new TokenF1();

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        if (!attempt.question().isAnswerable()) {
            return OptionalDouble.of(attempt.abstained() ? 1 : 0);
        }
        OptionalDouble recall = keywordRecall.of(attempt);
        OptionalDouble f1 = tokenF1.of(attempt);
        if (recall.isPresent() && f1.isPresent()) {
            return OptionalDouble.of(KEYWORDS * recall.getAsDouble() + (1 - KEYWORDS) * f1.getAsDouble());
        }
        return recall.isPresent() ? recall : f1;
    }
}
