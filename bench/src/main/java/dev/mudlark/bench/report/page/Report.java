package dev.mudlark.bench.report.page;

import dev.mudlark.bench.report.RunInfo;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.Question;
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

    /** Questions of a subset that were put to any system: fewer than the data set has where the run is unfinished. */
    long asked(Subset subset) {
        return evaluation.results().stream()
                .map(result -> result.attempt().question())
                .filter(subset::contains)
                .map(Question::id)
                .distinct()
                .count();
    }

    /** True when some of the questions that were asked need tools and some do not. */
    boolean hasParts() {
        return asked(Subset.NEEDS_TOOLS) > 0 && asked(Subset.OTHER) > 0;
    }

    /** A subset as a heading, with how many questions of it were asked. */
    String heading(Subset subset) {
        long asked = asked(subset);
        long all = questions(subset);
        return Wording.name(subset) + " (" + asked + (asked == all ? "" : " of " + all + " asked") + ")";
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
