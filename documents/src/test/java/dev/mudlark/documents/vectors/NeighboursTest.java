package dev.mudlark.documents.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.documents.index.Hit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NeighboursTest {

    private static final int DIMENSIONS = 24;

    private final Random random = new Random(3);

    private float[] unit() {
        float[] vector = new float[DIMENSIONS];
        double sum = 0;
        for (int i = 0; i < DIMENSIONS; i++) {
            vector[i] = (float) random.nextGaussian();
            sum += vector[i] * vector[i];
        }
        for (int i = 0; i < DIMENSIONS; i++) {
            vector[i] /= (float) Math.sqrt(sum);
        }
        return vector;
    }

    /** Every third passage has two vectors. */
    private PassageVectors vectors(int passages) {
        PassageVectors vectors = new PassageVectors(passages);
        for (int passage = 0; passage < passages; passage++) {
            for (int i = 0; i < (passage % 3 == 0 ? 2 : 1); i++) {
                vectors.add(passage, unit());
            }
        }
        return vectors;
    }

    private static List<Hit> sorted(PassageVectors vectors, List<float[]> query, int limit) {
        double[] best = new double[vectors.passage(vectors.size() - 1) + 1];
        Arrays.fill(best, -2);
        for (int i = 0; i < vectors.size(); i++) {
            for (float[] one : query) {
                double dot = 0;
                for (int d = 0; d < DIMENSIONS; d++) {
                    dot += (double) one[d] * vectors.vector(i)[d];
                }
                int passage = vectors.passage(i);
                best[passage] = Math.max(best[passage], dot);
            }
        }
        List<Hit> hits = new ArrayList<>();
        for (int passage = 0; passage < best.length; passage++) {
            hits.add(new Hit(passage, Math.round(best[passage] * 1e6) / 1e6));
        }
        hits.sort(Comparator.comparingDouble(Hit::score).reversed().thenComparingInt(Hit::passage));
        return hits.subList(0, limit);
    }

    private static List<Integer> passages(List<Hit> hits) {
        return hits.stream().map(Hit::passage).toList();
    }

    @Test
    void aScanFindsWhatSortingEverythingFinds() {
        PassageVectors vectors = vectors(500);
        for (int round = 0; round < 30; round++) {
            List<float[]> query = List.of(unit(), unit());
            assertThat(passages(new Scan(vectors).best(query, 10))).isEqualTo(passages(sorted(vectors, query, 10)));
            assertThat(new Scan(vectors).best(query, 500)).hasSize(500);
        }
    }

    @Test
    void aRoundedScanFindsExactlyWhatAScanFinds() {
        PassageVectors vectors = vectors(700);
        for (int i = 0; i < 40; i++) {
            vectors.add(700 + i, vectors.vector(i));
        }
        RoundedScan rounded = new RoundedScan(vectors);
        for (int round = 0; round < 60; round++) {
            List<float[]> query = round % 2 == 0 ? List.of(unit()) : List.of(unit(), vectors.vector(round));
            for (int limit : new int[] {1, 7, 50, 740}) {
                assertThat(rounded.best(query, limit)).isEqualTo(new Scan(vectors).best(query, limit));
            }
        }
    }

    @Test
    void aGraphFindsNearlyAllOfTheSameWithTheSameScores() {
        PassageVectors vectors = vectors(3000);
        Graph graph = Graph.of(vectors);
        int same = 0;
        for (int round = 0; round < 50; round++) {
            List<float[]> query = List.of(unit());
            Set<Hit> wanted = new HashSet<>(new Scan(vectors).best(query, 10));
            same += (int)
                    graph.best(query, 10).stream().filter(wanted::contains).count();
        }
        assertThat(same / 500.0).isGreaterThan(0.97);
    }

    @Test
    void twoGraphsOfTheSameVectorsRankAlike() {
        PassageVectors vectors = vectors(2000);
        Graph one = Graph.of(vectors);
        Graph two = Graph.of(vectors);
        for (int round = 0; round < 50; round++) {
            List<float[]> query = List.of(unit());
            assertThat(one.best(query, 50)).isEqualTo(two.best(query, 50));
        }
    }

    @Test
    void aVectorWithoutDirectionIsNotKept() {
        PassageVectors vectors = new PassageVectors(1);
        vectors.add(0, new float[DIMENSIONS]);
        assertThat(vectors.size()).isZero();
        assertThat(new Scan(vectors).best(List.of(unit()), 5)).isEmpty();
    }
}
