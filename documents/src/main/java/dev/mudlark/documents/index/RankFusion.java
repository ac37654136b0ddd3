package dev.mudlark.documents.index;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reciprocal Rank Fusion: Cormack, Clarke and Buettcher, SIGIR 2009. */
public final class RankFusion {

    private static final int K = 60;

    private RankFusion() {}

    /** The best of several rankings; equal scores by number. */
    public static List<Hit> merge(List<List<Hit>> rankings, int limit) {
        Map<Integer, Double> sums = new HashMap<>();
        for (List<Hit> ranking : rankings) {
            for (int i = 0; i < ranking.size(); i++) {
                sums.merge(ranking.get(i).passage(), 1.0 / (K + i + 1), Double::sum);
            }
        }
        return sums.entrySet().stream()
                .map(sum -> new Hit(sum.getKey(), Rounding.of(sum.getValue())))
                .sorted(Comparator.comparingDouble(Hit::score).reversed().thenComparingInt(Hit::passage))
                .limit(limit)
                .toList();
    }
}
