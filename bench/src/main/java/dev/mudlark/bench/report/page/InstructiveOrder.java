package dev.mudlark.bench.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which cases to read first. Failures take turns by type and system, so that each pair comes up early; of one pair those
 * come first on which the systems differ most, and each is followed by the best answer to the same question.
 */
final class InstructiveOrder {

    private record Pair(int type, int system) {}

    private InstructiveOrder() {}

    /** Failures, and the best answers beside them; then the other cases on which systems disagree. */
    static List<ExplorerCase> of(List<ExplorerCase> cases) {
        Map<Integer, ExplorerCase> best = best(cases);
        Set<ExplorerCase> order = new LinkedHashSet<>();
        for (ExplorerCase one : inTurn(cases)) {
            order.add(one);
            ExplorerCase better = best.get(one.question());
            if (one.isDisputed() && better != null) {
                order.add(better);
            }
        }
        cases.stream().filter(ExplorerCase::isDisputed).forEach(order::add);
        return List.copyOf(order);
    }

    private static List<ExplorerCase> inTurn(List<ExplorerCase> cases) {
        List<ExplorerCase> failures =
                new ArrayList<>(cases.stream().filter(ExplorerCase::failed).toList());
        failures.sort(Comparator.comparingDouble(ExplorerCase::spread).reversed());
        Map<Pair, Integer> turns = new HashMap<>();
        Map<ExplorerCase, Integer> turn = new HashMap<>();
        for (ExplorerCase one : failures) {
            turn.put(one, turns.merge(new Pair(one.typePlace(-1), one.system()), 1, Integer::sum));
        }
        failures.sort(Comparator.comparingInt((ExplorerCase one) -> turn.getOrDefault(one, 0))
                .thenComparingInt(one -> one.typePlace(-1))
                .thenComparingInt(ExplorerCase::system));
        return failures;
    }

    private static Map<Integer, ExplorerCase> best(List<ExplorerCase> cases) {
        Map<Integer, ExplorerCase> best = new HashMap<>();
        for (ExplorerCase one : cases) {
            best.merge(
                    one.question(),
                    one,
                    (old, next) -> next.score().orElse(0) > old.score().orElse(0) ? next : old);
        }
        return best;
    }
}
