package dev.mudlark.routing.tfidf;

import java.util.ArrayList;
import java.util.List;

/** Which descriptions have a term, and how much it weighs in each. */
final class Descriptions {

    private final int[][] holders;
    private final double[][] weights;
    private final int count;

    /** @param terms how many terms there are */
    Descriptions(List<Row> rows, int terms) {
        this.count = rows.size();
        this.holders = new int[terms][];
        this.weights = new double[terms][];
        List<List<Double>> held = new ArrayList<>();
        List<List<Integer>> by = new ArrayList<>();
        for (int term = 0; term < terms; term++) {
            held.add(new ArrayList<>());
            by.add(new ArrayList<>());
        }
        for (int row = 0; row < count; row++) {
            for (int at = 0; at < rows.get(row).size(); at++) {
                by.get(rows.get(row).term(at)).add(row);
                held.get(rows.get(row).term(at)).add(rows.get(row).weight(at));
            }
        }
        for (int term = 0; term < terms; term++) {
            holders[term] = by.get(term).stream().mapToInt(row -> row).toArray();
            weights[term] =
                    held.get(term).stream().mapToDouble(weight -> weight).toArray();
        }
    }

    /** The cosine of a text with each description: 0 without a shared term. */
    double[] scores(Row asked) {
        double[] scores = new double[count];
        for (int at = 0; at < asked.size(); at++) {
            int term = asked.term(at);
            for (int i = 0; i < holders[term].length; i++) {
                scores[holders[term][i]] += asked.weight(at) * weights[term][i];
            }
        }
        return scores;
    }

    /** The numbers of the descriptions that have a term. */
    int[] holders(int term) {
        return holders[term];
    }
}
