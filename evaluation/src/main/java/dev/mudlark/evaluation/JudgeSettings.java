package dev.mudlark.evaluation;

import java.util.List;

/**
 * How answers are judged.
 *
 * @param axes what is graded, at least one, each once
 * @param samples how often each answer is graded, at least 1
 * @param seed the seed of the run, from which everything random in prompts follows
 */
public record JudgeSettings(List<JudgeAxis> axes, int samples, long seed) {

    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException when there is no axis, one stands twice, or there is no sample
     */
    public JudgeSettings {
        axes = axes.stream().sorted().toList();
        if (axes.isEmpty() || axes.stream().distinct().count() < axes.size()) {
            throw new IllegalArgumentException("a judge needs at least one axis, each once: " + axes);
        }
        if (samples < 1) {
            throw new IllegalArgumentException("a judge needs at least one sample, not " + samples);
        }
    }
}
