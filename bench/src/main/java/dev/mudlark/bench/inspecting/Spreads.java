package dev.mudlark.bench.inspecting;

import dev.mudlark.bench.Inspection.Spread;
import java.util.Arrays;
import java.util.stream.IntStream;

/** How numbers are spread, by nearest rank: each figure is one of the numbers. */
final class Spreads {
    private Spreads() {}

    static Spread of(IntStream numbers) {
        int[] sorted = numbers.sorted().toArray();
        return sorted.length == 0
                ? new Spread(0, 0, 0, 0)
                : new Spread(
                        rank(sorted, 50),
                        rank(sorted, 95),
                        sorted[sorted.length - 1],
                        Arrays.stream(sorted).asLongStream().sum());
    }

    private static int rank(int[] sorted, long percent) {
        return sorted[(int) ((sorted.length * percent + 99) / 100) - 1];
    }
}
