package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.text.FoldedText;
import dev.mudlark.evaluation.text.Keyword;
import java.util.List;
import java.util.OptionalDouble;

/** Share of the expected keywords in the answer. */
final class KeywordRecall implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "keyword_recall",
            "How many of the facts that make a right answer stand in the answer.",
            "expected keywords that stand in the answer (citations removed) / expected keywords; texts "
                    + "are compared after Unicode NFKC and case folding, numbers by value and without thousands separators "
                    + "(9.50: 9.5), days however they are written (2026-03-05: 5 March 2026); a "
                    + "keyword must stand at word borders (5 is not in 15, 2.5 or -5) and may carry a plural, verb "
                    + "or ordinal ending (disable: disables, 1: 1st); 0 when the system abstained or gave no answer",
            MetricInfo.Unit.SHARE,
            MetricInfo.Direction.HIGHER,
            "unanswerable questions, questions without expected_keywords",
            MetricInfo.Spread.BOOTSTRAP);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        List<String> keywords = attempt.question().expectedKeywords();
        if (!attempt.question().isAnswerable() || keywords.isEmpty()) {
            return OptionalDouble.empty();
        }
        if (!Answers.says(attempt)) {
            return OptionalDouble.of(0);
        }
        FoldedText answer = FoldedText.of(attempt.plainAnswer());
        long standing = keywords.stream()
                .filter(keyword -> new Keyword(keyword).standsIn(answer))
                .count();
        return OptionalDouble.of((double) standing / keywords.size());
    }
}
