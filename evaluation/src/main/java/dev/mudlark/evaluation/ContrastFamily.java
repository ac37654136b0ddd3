package dev.mudlark.evaluation;

import dev.mudlark.evaluation.statistics.Holm;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What is tested together: one measure on every pair and subset. The score is one question and what it costs another;
 * and timings, which differ from run to run, must not move the p of a score.
 *
 * @param results of one measure, not yet judged
 * @param adjusted by pair and subset: the p after Holm's adjustment, of those that have pairs enough
 */
record ContrastFamily(List<ContrastResult> results, Map<Key, Double> adjusted) {

    /** A pair on a subset. */
    record Key(Contrast contrast, Subset subset) {}

    static ContrastFamily of(List<ContrastResult> results) {
        Map<Contrast, Integer> pairs = new HashMap<>();
        results.stream()
                .filter(result -> result.subset() == Subset.ALL)
                .forEach(result -> pairs.put(result.contrast(), result.n()));
        List<ContrastResult> tested = results.stream()
                // A subset that holds every pair that was compared is no test of its own: it counts once, as all.
                .filter(result -> key(result, pairs).subset() == result.subset())
                // With fewer pairs no outcome shows a difference, so the test can find nothing falsely and costs the
                // others nothing (Tarone 1990).
                .filter(result -> result.n() >= ContrastResult.FEWEST_PAIRS)
                .toList();
        double[] p = Holm.adjust(
                tested.stream().mapToDouble(result -> result.p().orElseThrow()).toArray());
        Map<Key, Double> adjusted = new HashMap<>();
        for (int i = 0; i < p.length; i++) {
            ContrastResult result = tested.get(i);
            adjusted.put(new Key(result.contrast(), result.subset()), p[i]);
        }
        results.forEach(result -> {
            Double same = adjusted.get(key(result, pairs));
            if (same != null) {
                adjusted.put(new Key(result.contrast(), result.subset()), same);
            }
        });
        return new ContrastFamily(results, adjusted);
    }

    /** Where the test of a result stands: under all when that has the same pairs. */
    private static Key key(ContrastResult result, Map<Contrast, Integer> pairs) {
        boolean whole = Objects.equals(pairs.get(result.contrast()), result.n());
        return new Key(result.contrast(), whole ? Subset.ALL : result.subset());
    }

    List<ContrastResult> judged() {
        return results.stream().map(this::judged).toList();
    }

    private ContrastResult judged(ContrastResult result) {
        Double p = adjusted.get(new Key(result.contrast(), result.subset()));
        return p == null ? result : result.judged(p, verdict(result, p));
    }

    private static ContrastVerdict verdict(ContrastResult result, double p) {
        if (p > ContrastResult.ALPHA) {
            return ContrastVerdict.NO_DIFFERENCE_SHOWN;
        }
        boolean more = result.difference().value().orElseThrow() > 0;
        return switch (result.measure().direction()) {
            case HIGHER -> more ? ContrastVerdict.BETTER : ContrastVerdict.WORSE;
            case LOWER -> more ? ContrastVerdict.WORSE : ContrastVerdict.BETTER;
            case NEITHER -> more ? ContrastVerdict.MORE : ContrastVerdict.FEWER;
        };
    }
}
