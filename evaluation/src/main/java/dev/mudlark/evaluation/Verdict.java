package dev.mudlark.evaluation;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

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

    /** Why the judge failed on an axis, so that it may be asked again; empty when it did not. */
    public Optional<String> failure() {
        return axes.values().stream()
                .flatMap(said -> said instanceof Failed failed ? Stream.of(failed.why()) : Stream.empty())
                .findFirst();
    }

    /** How many axes have a grade. */
    public int grades() {
        return (int) axes.values().stream().filter(Graded.class::isInstance).count();
    }

    /** True when the judge was asked and there is no grade at all. */
    public boolean isWithoutGrade() {
        return grades() == 0 && (calls > 0 || failure().isPresent());
    }

    /**
     * True when the judge is this model, be it at another endpoint, in other letter case or as a dated snapshot.
     *
     * @param model a model as it was named
     */
    public boolean isBy(String model) {
        return SameModel.is(judge, model);
    }

    /** The same with the calls and costs of an earlier verdict on the same answer, which this one replaces. */
    public Verdict after(Verdict earlier) {
        return new Verdict(
                system,
                questionId,
                judge,
                axes,
                Math.addExact(calls, earlier.calls),
                Math.addExact(costNanoDollars, earlier.costNanoDollars),
                priced && earlier.priced);
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
     * No grade, as there is nothing to grade or the replies fit no scale. Never counted as a low one.
     *
     * @param why for people
     */
    public record Unscored(String why) implements OnAxis {}

    /**
     * No grade, as the judge gave no reply: it was down, refused, or the money was spent. Never counted as a low one.
     *
     * @param why for people
     */
    public record Failed(String why) implements OnAxis {}
}
