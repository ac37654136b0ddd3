package dev.mudlark.bench.report.page;

import dev.mudlark.bench.report.RunInfo;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import dev.mudlark.evaluation.SystemInfo;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * All that panels show.
 *
 * @param run what was recorded
 * @param evaluation its scores
 * @param info what to say beside them
 */
record Report(RunRecord run, Evaluation evaluation, RunInfo info) {

    Summary summary(SystemInfo system, Subset subset) {
        return evaluation.summary(system.name(), subset).orElseThrow();
    }

    /** Questions of a subset in the data set. */
    long questions(Subset subset) {
        return run.questions().stream().filter(subset::contains).count();
    }

    /** Those with the highest answer score on all questions first, those without one last. */
    List<SystemInfo> ranked() {
        return run.systems().stream()
                .sorted(Comparator.comparingDouble(
                        system -> -score(system, Subset.ALL).value().orElse(-1)))
                .toList();
    }

    Optional<SystemInfo> system(String name) {
        return run.systems().stream()
                .filter(system -> system.name().equals(name))
                .findFirst();
    }

    MetricValue score(SystemInfo system, Subset subset) {
        return summary(system, subset).value("answer_score");
    }

    /** Mean cost of a question in US dollars. */
    OptionalDouble cost(SystemInfo system) {
        return summary(system, Subset.ALL).value("cost_per_question").value();
    }

    /** Median time to the answer in milliseconds. */
    OptionalDouble latency(SystemInfo system) {
        return summary(system, Subset.ALL).value("latency_p50_ms").value();
    }
}
