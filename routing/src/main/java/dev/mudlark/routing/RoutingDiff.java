package dev.mudlark.routing;

import dev.mudlark.evaluation.RoutingOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.BinomialTest;

/**
 * What a change of descriptions fixed and broke.
 *
 * @param before the descriptions as they were
 * @param after the descriptions as they are, over the same questions in the same order
 */
public record RoutingDiff(RoutedPreset before, RoutedPreset after) {

    /** @throws IllegalArgumentException when the questions are not the same */
    public RoutingDiff {
        if (!questions(before).equals(questions(after))) {
            throw new IllegalArgumentException("the same questions are needed on both sides");
        }
    }

    private static List<RoutingQuestion> questions(RoutedPreset routed) {
        return routed.questions().stream().map(RoutedQuestion::question).toList();
    }

    /** What became of a question. */
    public enum Change {
        /** Wrong before, right after. */
        FIXED,
        /** Right before, wrong after. */
        BROKEN,
        /** Right both times. */
        RIGHT,
        /** Wrong both times. */
        WRONG,
        /** A call went wrong on one side at least, so that there is no decision to compare. */
        UNDECIDED;

        /** The name in files, such as {@code fixed}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A question with both descriptions. */
    public record Pair(RoutedQuestion before, RoutedQuestion after) {

        /** What became of it. */
        public Change change() {
            if (before.outcome() == RoutingOutcome.BROKEN_CALL || after.outcome() == RoutingOutcome.BROKEN_CALL) {
                return Change.UNDECIDED;
            }
            if (before.isRight()) {
                return after.isRight() ? Change.RIGHT : Change.BROKEN;
            }
            return after.isRight() ? Change.FIXED : Change.WRONG;
        }
    }

    /**
     * What the questions of a split came to.
     *
     * @param questions how many
     * @param correctBefore right before
     * @param correctAfter right after
     * @param fixed wrong before, right after
     * @param broken right before, wrong after
     * @param undecided without a decision on one side at least
     */
    public record Counts(int questions, int correctBefore, int correctAfter, int fixed, int broken, int undecided) {

        /**
         * The probability, 0 to 1, of a difference at least this large if the change were worth nothing: the exact two-sided
         * test of McNemar (1947), which is the sign test on the questions that changed, binomial with p = 1/2. It is 1 when none
         * changed.
         */
        public double pValue() {
            int changed = fixed + broken;
            return changed == 0
                    ? 1
                    : BinomialTest.withDefaults()
                            .with(AlternativeHypothesis.TWO_SIDED)
                            .test(changed, fixed, 0.5)
                            .getPValue();
        }
    }

    /** Both sides of each question of a split, in the order of the set. */
    public List<Pair> pairs(Split split) {
        List<RoutedQuestion> old = before.questions(split);
        List<RoutedQuestion> now = after.questions(split);
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < old.size(); i++) {
            pairs.add(new Pair(old.get(i), now.get(i)));
        }
        return pairs;
    }

    /** What a split came to. */
    public Counts counts(Split split) {
        List<Pair> pairs = pairs(split);
        return new Counts(
                pairs.size(),
                before.tally(split).correct(),
                after.tally(split).correct(),
                count(pairs, Change.FIXED),
                count(pairs, Change.BROKEN),
                count(pairs, Change.UNDECIDED));
    }

    private static int count(List<Pair> pairs, Change change) {
        return (int) pairs.stream().filter(pair -> pair.change() == change).count();
    }
}
