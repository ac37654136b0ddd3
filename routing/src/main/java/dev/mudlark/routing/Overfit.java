package dev.mudlark.routing;

import dev.mudlark.evaluation.Interval;
import dev.mudlark.routing.diagnosing.CopiedWords;
import dev.mudlark.routing.diagnosing.RateDifference;
import java.util.List;
import java.util.Optional;

/**
 * Whether descriptions do better on the questions they were written against than on others.
 *
 * @param difference share of golden questions that went right, less that of the held-out ones, -1 to 1
 * @param interval its 95 % interval (Newcombe 1998, method 10: two Wilson intervals)
 * @param sharedWords words of the descriptions that stand in golden questions too, but for function words, sorted
 * @param shareOfWords how many of the descriptions' words these are, 0 to 1
 * @param flagged true when the difference is above 0, and either at least half of the words are those of golden questions or
 *     the interval is above 0 too
 */
public record Overfit(
        double difference, Interval interval, List<String> sharedWords, double shareOfWords, boolean flagged) {

    private static final double MOST = 0.5;

    /** Copies the list. */
    public Overfit {
        sharedWords = List.copyOf(sharedWords);
    }

    /** What can be said of a preset; empty without golden or without held-out questions. */
    public static Optional<Overfit> of(RoutedPreset routed) {
        Tally golden = routed.tally(Split.GOLDEN);
        Tally heldOut = routed.tally(Split.HELD_OUT);
        if (golden.questions() == 0 || heldOut.questions() == 0) {
            return Optional.empty();
        }
        RateDifference rates =
                RateDifference.of(golden.correct(), golden.questions(), heldOut.correct(), heldOut.questions());
        CopiedWords words = CopiedWords.of(
                routed.preset(),
                routed.questions(Split.GOLDEN).stream()
                        .map(one -> one.question().text())
                        .toList());
        boolean flagged = rates.difference() > 0
                && !words.copied().isEmpty()
                && (words.share() >= MOST || rates.interval().low() > 0);
        return Optional.of(new Overfit(rates.difference(), rates.interval(), words.copied(), words.share(), flagged));
    }
}
