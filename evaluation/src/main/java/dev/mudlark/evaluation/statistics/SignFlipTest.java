package dev.mudlark.evaluation.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;

/**
 * The permutation test of paired differences by flipping their signs (Fisher 1935, <i>The Design of Experiments</i>,
 * section 21), two-sided. If the two of a pair could as well be exchanged, every difference could as well have the other
 * sign; p is the share of all ways to set the signs whose mean is at least as far from 0 as the one observed.
 *
 * <p>Up to {@value #EXACT} differences other than 0 all ways are counted. Beyond that so many are drawn, and p is
 * {@code (b + 1) / (m + 1)} for b of m draws (Phipson and Smyth 2010, <i>Permutation P-values should never be zero</i>).
 *
 * @param seed the same seed draws the same
 * @param draws how often signs are drawn, at least 1; p is never below {@code 1 / (draws + 1)}
 */
public record SignFlipTest(long seed, int draws) {

    /** Most differences other than 0 for which every way is counted. */
    public static final int EXACT = 20;

    /** How often signs are drawn beyond that, at least. */
    public static final int DRAWS = 9_999;

    /** Most draws, whatever the family. */
    private static final int MOST_DRAWS = 199_999;

    /** Share of the sum of sizes below which two sums are the same number with different rounding. */
    private static final double ROUNDING = 1e-11;

    /**
     * A test that stands beside others: it draws often enough that its smallest p, times their number, stays well below
     * 0.05.
     *
     * @param tests how many are adjusted together
     */
    public static SignFlipTest ofFamily(long seed, int tests) {
        return new SignFlipTest(seed, Math.clamp(40L * tests - 1, DRAWS, MOST_DRAWS));
    }

    /**
     * The two-sided p.
     *
     * @param differences in any order; not changed
     * @return above 0 and at most 1; 1 when no difference is other than 0; empty when there are none at all
     */
    public OptionalDouble p(double[] differences) {
        if (differences.length == 0) {
            return OptionalDouble.empty();
        }
        // A difference of 0 has no sign to flip. The sizes alone make the null distribution, so the test is the same
        // for the pair the other way round.
        double[] signed = DoubleStream.of(differences)
                .filter(difference -> difference != 0)
                .boxed()
                .sorted(Comparator.comparingDouble(Math::abs))
                .mapToDouble(Double::doubleValue)
                .toArray();
        double[] sizes = Arrays.stream(signed).map(Math::abs).toArray();
        double far = Math.abs(Arrays.stream(signed).sum())
                - ROUNDING * Arrays.stream(sizes).sum();
        return OptionalDouble.of(sizes.length <= EXACT ? counted(sizes, far) : drawn(sizes, far));
    }

    private static double counted(double[] sizes, double far) {
        return (double) count(sizes, 0, 0, far) / (1L << sizes.length);
    }

    private static long count(double[] sizes, int next, double sum, double far) {
        if (next == sizes.length) {
            return Math.abs(sum) >= far ? 1 : 0;
        }
        return count(sizes, next + 1, sum + sizes[next], far) + count(sizes, next + 1, sum - sizes[next], far);
    }

    private double drawn(double[] sizes, double far) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] sums = sums(sizes);
        int reached = 0;
        for (int draw = 0; draw < draws; draw++) {
            reached += Math.abs(flipped(sums, random)) >= far ? 1 : 0;
        }
        return (reached + 1.0) / (draws + 1.0);
    }

    /** For every eight sizes the sums of all ways to set their signs, so that a draw adds an eighth as often. */
    private static double[][] sums(double[] sizes) {
        double[][] sums = new double[(sizes.length + Byte.SIZE - 1) / Byte.SIZE][1 << Byte.SIZE];
        for (int group = 0; group < sums.length; group++) {
            for (int signs = 0; signs < sums[group].length; signs++) {
                for (int i = group * Byte.SIZE; i < Math.min(sizes.length, (group + 1) * Byte.SIZE); i++) {
                    boolean plus = (signs >>> (i % Byte.SIZE) & 1) == 0;
                    sums[group][signs] += plus ? sizes[i] : -sizes[i];
                }
            }
        }
        return sums;
    }

    private static double flipped(double[][] sums, SplittableRandom random) {
        double sum = 0;
        long signs = 0;
        for (int group = 0; group < sums.length; group++) {
            if (group % Long.BYTES == 0) {
                signs = random.nextLong();
            }
            sum += sums[group][(int) (signs & 0xff)];
            signs >>>= Byte.SIZE;
        }
        return sum;
    }
}
