package dev.mudlark.evaluation;

import dev.mudlark.evaluation.statistics.SignFlipTest;
import java.util.Locale;

/** The chapter of docs/metrics.md on contrasts. */
final class ContrastsChapter {

    private static final String TEXT = """

            ## Contrasts

            A contrast compares two systems question by question. Its pairs are the questions on which both have a value: a
            question that failed, could not be scored or was not asked in one of the two is left out of both and counted in
            `n_left_out`. Each contrast is told on `all`, `needs_tools` and `other`, in four measures:

            | measure | values | better |
            | --- | --- | --- |
            %s
            - **Difference**: the mean of the system less the mean of the baseline over the pairs. Its 95 %% interval is a
              percentile bootstrap of the differences (Efron and Tibshirani 1993), none below two pairs, and is not adjusted
              for the number of comparisons.
            - **p**: a two-sided permutation test that flips the signs of the differences (Fisher 1935). If the two systems were
              the same, every difference could as well have the other sign; p is the share of all ways to set the signs whose
              mean is at least as far from 0. Differences of 0 change nothing. Up to %d differences other than 0 all ways are
              counted; beyond, %,d are drawn by the seed of the run (for families of more than 250 tests 40 for each test, so that
              enough draws are left to show a difference) and p = (b + 1) / (m + 1) for b of m draws, never zero (Phipson and
              Smyth 2010). Without any difference other than 0, p = 1.
            - **Adjusted p**: Holm's step-down adjustment (Holm 1979) within the family. A family is one measure on every
              contrast and every subset of the run. A subset that holds every pair that could be compared is the same test as
              `all` and counts once. Fewer than %d pairs cannot give a p up to %s, whatever the answers are; they are not tested and not
              counted.
            - **Verdict**: a difference is shown when the adjusted p is at most %s. That says that it is there, not that it
              matters: a score that is 0.002 higher on many questions may be shown too. How large it is, the difference and its
              interval say.

            | verdict | meaning |
            | --- | --- |
            | `better`, `worse` | shown; less cost and less latency are better |
            | `more`, `fewer` | shown, in steps, where neither is better by itself |
            | `no difference shown` | it may be chance; this does not say that the two are the same |
            | `too few questions` | fewer than %d pairs |
            | `not measured` | no question has a value for both |

            The latency of a question differs from run to run, so its difference and p do too; those of the other measures do
            not. Answers of one run come from one sampling of the model: what is shown holds for these answers on questions like
            these.

            Which pairs: those of `contrast` in the config, and those that `ablate: true` makes
            ([configuration.md](configuration.md)). Without `contrast`, each system once with what it adds something to: an agent with the same agent (type, model and settings) without its tools; any other
            agent, and any further plain retrieval, with the first plain retrieval; that one with the model alone; and the best
            equipped agent with the first plain retrieval. When none of this fits, every system with the first. The choice looks
            at no score: the best of several picked by its score would look better than it is.
            """;

    private ContrastsChapter() {}

    static String write() {
        StringBuilder measures = new StringBuilder();
        for (ContrastMeasure measure : ContrastMeasure.values()) {
            measures.append("| `%s` | %s | %s |\n"
                    .formatted(
                            measure.label(),
                            values(measure),
                            measure.direction().name().toLowerCase(Locale.ROOT)));
        }
        return TEXT.formatted(
                measures,
                SignFlipTest.EXACT,
                SignFlipTest.DRAWS,
                ContrastResult.FEWEST_PAIRS,
                ContrastResult.ALPHA,
                ContrastResult.ALPHA,
                ContrastResult.FEWEST_PAIRS);
    }

    private static String values(ContrastMeasure measure) {
        return switch (measure) {
            case SCORE -> "`answer_score` of a question";
            case COST -> "USD that the answer cost";
            case LATENCY -> "ms from question to answer";
            case STEPS -> "model turns; agents only";
        };
    }
}
