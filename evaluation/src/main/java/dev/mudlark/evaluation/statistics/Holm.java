package dev.mudlark.evaluation.statistics;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The step-down adjustment of Holm 1979, <i>A simple sequentially rejective multiple test procedure</i>: with the adjusted
 * p at most alpha, the chance of a single false finding among all tests is at most alpha, however they depend on each
 * other.
 */
public final class Holm {

    private Holm() {}

    /**
     * Adjusts the p of a family of tests: the i-th smallest of m is multiplied by m - i + 1, is never below the adjusted
     * one before it, and never above 1.
     *
     * @param p each 0 to 1; not changed
     * @return in the order of {@code p}
     */
    public static double[] adjust(double[] p) {
        List<Integer> ascending = IntStream.range(0, p.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> p[i]))
                .toList();
        double[] adjusted = new double[p.length];
        double before = 0;
        for (int rank = 0; rank < p.length; rank++) {
            int test = ascending.get(rank);
            before = Math.max(before, Math.min(1, (p.length - rank) * p[test]));
            adjusted[test] = before;
        }
        return adjusted;
    }
}
