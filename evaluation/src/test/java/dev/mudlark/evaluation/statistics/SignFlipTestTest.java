package dev.mudlark.evaluation.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class SignFlipTestTest {

    private static final SignFlipTest TEST = new SignFlipTest(42, SignFlipTest.DRAWS);

    /**
     * Darwin's crossed and self-fertilised maize, differences in eighths of an inch: Fisher 1935, section 21, counts 863
     * of 32,768 ways that sum to at least the 314 observed. scipy.stats.permutation_test (1.17, permutation_type
     * 'samples', all permutations) gives 0.05267333984375 for both sides.
     */
    @Test
    void fishersCountForDarwinsMaize() {
        double[] maize = {49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48};
        assertThat(TEST.p(maize)).hasValue(2 * 863 / 32768.0);
    }

    /**
     * By hand: of 1, 2 and 3 all three are positive, so only the observed signs and their opposites reach 6: 2 of 8. With
     * -1, 2, 3 the sum is 4, which +++, ---, -++ and +-- reach: 4 of 8.
     */
    @Test
    void smallSamplesAreCountedByHand() {
        assertThat(TEST.p(new double[] {1, 2, 3})).hasValue(0.25);
        assertThat(TEST.p(new double[] {-1, 2, 3})).hasValue(0.5);
        assertThat(TEST.p(new double[] {0.4})).hasValue(1);
    }

    /** scipy.stats.permutation_test, as above. In binary, sums of these shares differ by rounding alone. */
    @Test
    void tiesBetweenSumsAreNotBrokenByRounding() {
        assertThat(TEST.p(new double[] {0.25, -0.1, 0.5, 0.3, 0.0, 0.45, -0.05, 0.75}))
                .hasValue(0.0625);
        assertThat(TEST.p(new double[] {0.1, 0.2, -0.3})).hasValue(1);
    }

    @Test
    void noDifferenceAtAllIsNoEvidence() {
        assertThat(TEST.p(new double[100])).hasValue(1);
        assertThat(TEST.p(new double[] {1, -1})).hasValue(1);
        assertThat(TEST.p(new double[0])).isEmpty();
    }

    /** Zeros have no sign: eight positive differences leave 2 of 2^8 ways, however many questions made no difference. */
    @Test
    void zerosNeitherHelpNorHurt() {
        double[] values = new double[500];
        Arrays.fill(values, 0, 8, 0.5);
        assertThat(TEST.p(values)).hasValue(2 / 256.0);
    }

    /**
     * Forty whole numbers, (7 i^2 + 3 i) mod 23 - 9 for i from 1 to 40. Their exact p is 0.3766046929, by adding up the
     * distribution of the sum number by number in Python; the standard error of 9,999 draws is 0.0049.
     */
    @Test
    void drawsComeNearTheExactValue() {
        double[] values = IntStream.rangeClosed(1, 40)
                .mapToDouble(i -> (7 * i * i + 3 * i) % 23 - 9)
                .toArray();
        assertThat(TEST.p(values).orElseThrow()).isCloseTo(0.3766046929, within(0.015));
    }

    /** Never zero: with 100 differences of one sign no draw reaches the observed sum, and p is 1 of 10,000. */
    @Test
    void drawnValuesAreNeverZero() {
        double[] values = new double[100];
        Arrays.fill(values, 1);
        assertThat(TEST.p(values)).hasValue(1.0 / (SignFlipTest.DRAWS + 1));
    }

    @RepeatedTest(40)
    void isAProbabilityThatIgnoresOrderAndTheSideOfThePair(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        int n = 1 + random.nextInt(repetition.getCurrentRepetition() % 2 == 0 ? 12 : 60);
        double[] values = IntStream.range(0, n)
                .mapToDouble(i -> random.nextInt(3) == 0 ? 0 : (random.nextInt(9) - 3) / 10.0)
                .toArray();
        double p = TEST.p(values).orElseThrow();
        assertThat(p).isGreaterThan(0).isLessThanOrEqualTo(1);
        assertThat(TEST.p(shuffled(values, random))).hasValue(p);
        assertThat(TEST.p(DoubleStream.of(values).map(value -> -value).toArray()))
                .hasValue(p);
    }

    private static double[] shuffled(double[] values, Random random) {
        List<Double> list = Arrays.stream(values).boxed().collect(Collectors.toList());
        Collections.shuffle(list, random);
        return list.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** Holm multiplies the smallest p by the number of tests; with too few draws nothing could ever be shown. */
    @Test
    void aLargeFamilyDrawsOftenEnoughToShowADifference() {
        double[] values = new double[60];
        Arrays.fill(values, 1);
        for (int tests : new int[] {1, 21, 249, 513, 3_000}) {
            double p = SignFlipTest.ofFamily(42, tests).p(values).orElseThrow();
            assertThat(p * tests).as("%d tests", tests).isLessThan(0.03);
        }
        assertThat(SignFlipTest.ofFamily(42, 21)).isEqualTo(new SignFlipTest(42, SignFlipTest.DRAWS));
    }
}
