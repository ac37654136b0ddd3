package dev.mudlark.bench.report.page;

import dev.mudlark.bench.report.RunInfo;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import dev.mudlark.evaluation.SystemInfo;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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

    /** The column of the first cut-off, such as {@code recall@5}. */
    String recall() {
        return "recall@" + evaluation.settings().ks().getFirst();
    }

    /** The same agent with search as its only tool; empty for that one itself and for systems without tools. */
    Optional<SystemInfo> baseline(SystemInfo system) {
        if (Wording.toolsBesideSearch(system).isEmpty()) {
            return Optional.empty();
        }
        Set<String> tools = toolNames(system);
        return run.systems().stream()
                .filter(other ->
                        other.type().equals(system.type()) && other.model().equals(system.model()))
                .filter(other -> !other.tools().isEmpty()
                        && Wording.toolsBesideSearch(other).isEmpty())
                .filter(other -> tools.containsAll(toolNames(other)))
                .findFirst();
    }

    /** Systems that have a {@link #baseline}. */
    List<SystemInfo> withToolSets() {
        return run.systems().stream()
                .filter(system -> baseline(system).isPresent())
                .toList();
    }

    private static Set<String> toolNames(SystemInfo system) {
        Set<String> names = new HashSet<>();
        system.tools().forEach(spec -> names.add(spec.name()));
        return names;
    }
}
