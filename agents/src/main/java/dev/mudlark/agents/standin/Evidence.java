package dev.mudlark.agents.standin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What was read, weighed against what is asked. */
final class Evidence {

    private static final int MOST_WORDS = 80;

    final Question question;
    final List<Unit> units;
    private final Map<String, Double> weights = new HashMap<>();
    final double total;

    Evidence(Question question, List<Unit> units) {
        this.question = question;
        this.units = units;
        for (String term : question.terms()) {
            long with = units.stream().filter(u -> u.stems().contains(term)).count();
            double rarity = Math.log((units.size() + 1.5) / (with + 0.5));
            weights.put(term, Math.max(0.3, rarity) * (question.hard().contains(term) ? 1.3 : 1));
        }
        total = weights.values().stream().mapToDouble(w -> w).sum();
    }

    double weight(String term) {
        return weights.getOrDefault(term, 0.0);
    }

    /** Share of what is asked that a unit covers, 0 to 1, but for what others covered before. */
    double cover(Unit unit, Set<String> before) {
        double sum = 0;
        for (Map.Entry<String, Double> term : weights.entrySet()) {
            String stem = term.getKey();
            double closeness = unit.stems().contains(stem)
                    ? 1
                    : unit.near().contains(stem) ? 0.6 : unit.around().contains(stem) ? 0.4 : 0;
            sum += term.getValue() * closeness * (before.contains(stem) ? 0.3 : 1);
        }
        return total == 0 ? 0 : sum / total;
    }

    double score(Unit unit, Set<String> before) {
        double fit = question.wants().isMetBy(unit.text()) ? 1 : 0.7;
        double length = unit.stems().size() < 3 ? 0.6 : 1;
        return cover(unit, before) * fit * length * (1 - 0.02 * Math.min(unit.rank(), 10));
    }

    /** The units that answer best together, best first. */
    List<Unit> best() {
        List<Unit> chosen = new ArrayList<>();
        Set<String> covered = new HashSet<>();
        double first = 0;
        int words = 0;
        while (chosen.size() < 4) {
            Unit next = units.stream()
                    .filter(u -> !chosen.contains(u))
                    .max(Comparator.comparingDouble(u -> score(u, covered)))
                    .orElse(null);
            if (next == null || (!chosen.isEmpty() && score(next, covered) < 0.5 * first)) {
                break;
            }
            int more = Words.in(next.text()).size();
            if (chosen.isEmpty()) {
                first = score(next, covered);
            } else if (words + more > MOST_WORDS) {
                break;
            }
            words += more;
            chosen.add(next);
            covered.addAll(next.stems());
        }
        return chosen;
    }
}
