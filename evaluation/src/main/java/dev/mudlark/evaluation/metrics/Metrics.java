package dev.mudlark.evaluation.metrics;

import dev.mudlark.context.Step;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.JudgeAxis;
import dev.mudlark.evaluation.RunRecord;
import java.util.ArrayList;
import java.util.List;

/** All metrics. */
public final class Metrics {

    private Metrics() {}

    /** Those that there is something to measure of in a run, in the order of the columns. */
    public static List<Metric> of(EvaluationSettings settings, RunRecord run) {
        List<Metric> metrics = new ArrayList<>(always(settings));
        if (run.questions().stream().anyMatch(question -> question.attack().isPresent())) {
            metrics.addAll(attacks());
        }
        if (run.questions().stream()
                .anyMatch(question -> question.expectedTool().isPresent())) {
            metrics.add(new RoutingAccuracy());
        }
        if (!run.verdicts().isEmpty()) {
            metrics.addAll(judged());
        }
        return List.copyOf(metrics);
    }

    /** All metrics in the order of the columns. */
    public static List<Metric> of(EvaluationSettings settings) {
        List<Metric> metrics = new ArrayList<>(always(settings));
        metrics.addAll(attacks());
        metrics.add(new RoutingAccuracy());
        metrics.addAll(judged());
        return List.copyOf(metrics);
    }

    private static List<Metric> attacks() {
        return List.of(new AttackSuccessRate(), new UtilityUnderAttack());
    }

    private static List<Metric> judged() {
        List<Metric> metrics = new ArrayList<>();
        for (JudgeAxis axis : JudgeAxis.values()) {
            metrics.add(new JudgeGrade(axis));
        }
        metrics.add(new JudgeCost());
        return metrics;
    }

    private static List<Metric> always(EvaluationSettings settings) {
        List<Metric> metrics = new ArrayList<>();
        for (int k : settings.ks()) {
            metrics.add(new RecallAtK(k));
            metrics.add(new PrecisionAtK(k));
            metrics.add(new HitAtK(k));
            metrics.add(new MrrAtK(k));
            metrics.add(new NdcgAtK(k));
        }
        metrics.add(new ContextRecall());
        metrics.add(new ContextPrecision());
        metrics.add(new AnswerScore());
        metrics.add(new TokenF1());
        metrics.add(new ExactMatch());
        metrics.add(new KeywordRecall());
        metrics.add(new AbstainPrecision());
        metrics.add(new AbstainRecall());
        metrics.add(new FalseRefusalRate());
        metrics.add(new CostPerQuestion());
        metrics.add(new IngestionCost());
        metrics.add(new IngestionTime());
        metrics.add(new Latency(50));
        metrics.add(new Latency(95));
        metrics.add(new AvgSteps());
        metrics.add(new AvgToolCalls());
        metrics.add(new ToolErrorRate());
        metrics.add(new RequiredToolUsedRate());
        metrics.add(new RequiredToolSuccessRate());
        metrics.add(new NeedlessCallRate());
        for (Step.Kind kind : Step.Kind.values()) {
            metrics.add(new StageCost(kind));
        }
        return List.copyOf(metrics);
    }
}
