package dev.mudlark.evaluation.ranking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Merges rankings: an item scores the sum of {@code 1 / (60 + rank)} over the rankings it stands in, ranks from 1
 * (Cormack, Clarke and Büttcher 2009, <i>Reciprocal Rank Fusion outperforms Condorcet and individual rank learning
 * methods</i>, k = 60 as there).
 */
public final class ReciprocalRankFusion {

    /** The constant of the formula. */
    public static final int K = 60;

    /** Scores that differ by less are equal, so that the order of adding never decides. */
    private static final double UNIT = 1e12;

    private ReciprocalRankFusion() {}

    /**
     * The distinct items of all rankings, best first. An item that stands twice in one ranking counts there at its best
     * rank. Items of equal score stand in the order in which they first came: by ranking, then by rank.
     *
     * @param rankings each best first; items are the same when they are equal
     */
    public static <T> List<T> merge(List<List<T>> rankings) {
        return List.copyOf(scores(rankings).keySet());
    }

    /** As {@link #merge}, with the scores. */
    public static <T> Map<T, Double> scores(List<List<T>> rankings) {
        Map<T, Double> sums = new LinkedHashMap<>();
        for (List<T> ranking : rankings) {
            Set<T> seen = new HashSet<>();
            for (int rank = 1; rank <= ranking.size(); rank++) {
                T item = ranking.get(rank - 1);
                if (seen.add(item)) {
                    sums.merge(item, 1.0 / (K + rank), Double::sum);
                }
            }
        }
        List<Map.Entry<T, Double>> entries = new ArrayList<>(sums.entrySet());
        entries.sort(Comparator.comparingLong(entry -> -Math.round(entry.getValue() * UNIT)));
        Map<T, Double> ordered = new LinkedHashMap<>();
        entries.forEach(entry -> ordered.put(entry.getKey(), entry.getValue()));
        return ordered;
    }
}
