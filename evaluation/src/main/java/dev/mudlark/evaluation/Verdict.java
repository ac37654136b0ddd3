package dev.mudlark.evaluation;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * What a judge said of one answer.
 *
 * @param system the system that answered
 * @param questionId the question
 * @param judge the model that judged, as it was named
 * @param axes what it said on each axis that it was to grade, in the order of {@link JudgeAxis}
 * @param calls how often it was asked
 * @param costNanoDollars what that cost in US dollars times 10^9, as far as it is known
 * @param priced false when a call's price or tokens are not known, so that the cost says too little
 */
public record Verdict(
        String system,
        String questionId,
        String judge,
        Map<JudgeAxis, OnAxis> axes,
        int calls,
        long costNanoDollars,
        boolean priced) {

    /** Copies the map. */
    public Verdict {
        Map<JudgeAxis, OnAxis> copy = new EnumMap<>(JudgeAxis.class);
        copy.putAll(axes);
        axes = Collections.unmodifiableMap(copy);
    }

    /** The grade on an axis; empty when it was not graded, which is not the lowest grade. */
    public OptionalDouble grade(JudgeAxis axis) {
        return axes.get(axis) instanceof Graded graded ? OptionalDouble.of(graded.grade()) : OptionalDouble.empty();
    }

    /** What was said on an axis. */
    public sealed interface OnAxis {}

    /**
     * A grade.
     *
     * @param grade the median of the samples, {@link JudgeAxis#LOWEST} to {@link JudgeAxis#HIGHEST}
     * @param lowest the lowest of the samples
     * @param highest the highest of the samples
     * @param samples how many there are, at least 1; fewer than were asked for when some could not be used
     * @param reason of the first sample that is nearest to the median
     */
    public record Graded(double grade, int lowest, int highest, int samples, String reason) implements OnAxis {

        /** @throws IllegalArgumentException when the numbers contradict each other or the scale */
        public Graded {
            boolean scale = lowest >= JudgeAxis.LOWEST && highest <= JudgeAxis.HIGHEST;
            if (!scale || !(lowest <= grade && grade <= highest) || samples < 1) {
                throw new IllegalArgumentException(
                        "no grade: " + grade + " of " + lowest + " to " + highest + " in " + samples + " samples");
            }
        }

        /** How far the samples are apart, in grades. */
        public int spread() {
            return highest - lowest;
        }
    }

    /**
     * No grade. Never counted as a low one.
     *
     * @param why for people
     */
    public record Unscored(String why) implements OnAxis {}
}
