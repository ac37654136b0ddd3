package dev.mudlark.evaluation;

import java.util.List;

/**
 * How a run is scored.
 *
 * @param ks cut-offs of the rank metrics in passages, each at least 1, in the order of the columns
 * @param seed seed of the bootstrap and of the permutation test
 * @param resamples resamples of the bootstrap, at least 1
 * @param contrasts which systems are compared with which; empty for those of {@link Contrast#defaults}
 */
public record EvaluationSettings(List<Integer> ks, long seed, int resamples, List<Contrast> contrasts) {

    /** Rank metrics at 5, seed 42, 2,000 resamples. */
    public static final EvaluationSettings DEFAULT = new EvaluationSettings(List.of(5), 42, 2000);

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException when a cut-off or the resamples are below 1, or a cut-off or a contrast stands
     *     twice
     */
    public EvaluationSettings {
        ks = List.copyOf(ks);
        contrasts = List.copyOf(contrasts);
        if (ks.isEmpty() || ks.stream().anyMatch(k -> k < 1)) {
            throw new IllegalArgumentException("k of recall@k must be at least 1: " + ks);
        }
        if (ks.stream().distinct().count() < ks.size()) {
            throw new IllegalArgumentException("k of recall@k stands twice: " + ks);
        }
        if (contrasts.stream().distinct().count() < contrasts.size()) {
            throw new IllegalArgumentException("a contrast stands twice: " + contrasts);
        }
        if (resamples < 1) {
            throw new IllegalArgumentException("resamples must be at least 1, not " + resamples);
        }
    }

    /** The default contrasts. */
    public EvaluationSettings(List<Integer> ks, long seed, int resamples) {
        this(ks, seed, resamples, List.of());
    }

    /** The same with other contrasts. */
    public EvaluationSettings comparing(List<Contrast> pairs) {
        return new EvaluationSettings(ks, seed, resamples, pairs);
    }

    /** Other cut-offs, else the defaults. */
    public static EvaluationSettings atK(List<Integer> ks) {
        return new EvaluationSettings(ks, DEFAULT.seed, DEFAULT.resamples);
    }
}
