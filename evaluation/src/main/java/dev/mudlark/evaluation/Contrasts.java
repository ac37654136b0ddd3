package dev.mudlark.evaluation;

import dev.mudlark.evaluation.statistics.SignFlipTest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Compares the pairs of a run. */
final class Contrasts {

    private Contrasts() {}

    static List<ContrastResult> of(RunRecord run, EvaluationSettings settings, List<QuestionResult> results) {
        List<Contrast> pairs = settings.contrasts().isEmpty() ? Contrast.defaults(run.systems()) : settings.contrasts();
        check(run, pairs);
        Map<String, Map<String, QuestionResult.Scored>> scored = new HashMap<>();
        for (SystemInfo system : run.systems()) {
            scored.put(system.name(), PairedSamples.scored(results, system.name()));
        }
        SignFlipTest test = SignFlipTest.ofFamily(settings.seed(), pairs.size() * Subset.values().length);
        List<PairedSamples> samples = pairs.stream()
                .map(pair -> new PairedSamples(
                        settings,
                        test,
                        pair,
                        run.questions(),
                        scored.getOrDefault(pair.system(), Map.of()),
                        scored.getOrDefault(pair.baseline(), Map.of())))
                .toList();
        List<List<ContrastResult>> byMeasure = Stream.of(ContrastMeasure.values())
                .map(measure -> ContrastFamily.of(compare(samples, measure)).judged())
                .toList();
        return inOrder(byMeasure, pairs.size() * Subset.values().length);
    }

    private static List<ContrastResult> compare(List<PairedSamples> samples, ContrastMeasure measure) {
        return samples.stream()
                .flatMap(pair -> Stream.of(Subset.values()).map(subset -> pair.compare(subset, measure)))
                .toList();
    }

    private static List<ContrastResult> inOrder(List<List<ContrastResult>> byMeasure, int rows) {
        List<ContrastResult> inOrder = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (List<ContrastResult> measure : byMeasure) {
                inOrder.add(measure.get(row));
            }
        }
        return inOrder;
    }

    private static void check(RunRecord run, List<Contrast> pairs) {
        Set<String> systems = new HashSet<>();
        run.systems().forEach(system -> systems.add(system.name()));
        for (Contrast pair : pairs) {
            for (String name : List.of(pair.system(), pair.baseline())) {
                if (!systems.contains(name)) {
                    throw new IllegalArgumentException("contrast of '" + pair.system() + "' and '" + pair.baseline()
                            + "': the run has no system '" + name + "'");
                }
            }
        }
    }
}
