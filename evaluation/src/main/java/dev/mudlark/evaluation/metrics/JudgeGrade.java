package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.JudgeAxis;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** What a judge gives on one axis. */
final class JudgeGrade implements Metric {

    private final JudgeAxis axis;
    private final MetricInfo info;

    JudgeGrade(JudgeAxis axis) {
        this.axis = axis;
        this.info = new MetricInfo(
                "judge_" + axis.id(),
                "What a model that judges answers gives. " + axis.meaning(),
                "mean over judged answers of the median over samples of the grade, "
                        + JudgeAxis.LOWEST
                        + " (" + axis.anchor(JudgeAxis.LOWEST) + ") to " + JudgeAxis.HIGHEST + " ("
                        + axis.anchor(JudgeAxis.HIGHEST) + ")",
                MetricInfo.Unit.GRADE,
                MetricInfo.Direction.HIGHER,
                "answers that were not judged, and axes on which the judge gave no grade",
                MetricInfo.Spread.BOOTSTRAP);
    }

    @Override
    public MetricInfo info() {
        return info;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return attempt.verdict().map(verdict -> verdict.grade(axis)).orElseGet(OptionalDouble::empty);
    }
}
