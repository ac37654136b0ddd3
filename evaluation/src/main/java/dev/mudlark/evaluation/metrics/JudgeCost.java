package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.Verdict;
import java.util.OptionalDouble;

/** Mean cost of judging an answer. */
final class JudgeCost implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "judge_cost_per_question",
            "What judging an answer costs. It is the cost of measuring and stands in no other cost.",
            "mean over judged answers of the cost of all calls of the judge, in USD; money is added in integer"
                    + " nano-dollars",
            MetricInfo.Unit.USD,
            MetricInfo.Direction.NEITHER,
            "answers that were not judged, answers with a call of the judge whose price or tokens are not known",
            MetricInfo.Spread.NONE);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return attempt.verdict()
                .filter(Verdict::priced)
                .map(verdict -> OptionalDouble.of(verdict.costNanoDollars() / 1e9))
                .orElseGet(OptionalDouble::empty);
    }
}
