package dev.mudlark.evaluation.ranking;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Rank metrics of one ranking of passages, where a passage is relevant when its document is.
 *
 * @param documentIds the document of each passage, best first
 * @param relevant ids of the relevant documents, at least one
 */
public record RankScores(List<String> documentIds, Set<String> relevant) {

    /** Copies both.
     *
     * @throws IllegalArgumentException when nothing is relevant: the metrics would divide by zero
     */
    public RankScores {
        documentIds = List.copyOf(documentIds);
        relevant = Set.copyOf(relevant);
        if (relevant.isEmpty()) {
            throw new IllegalArgumentException("rank metrics need a relevant document");
        }
    }

    /** Share of the relevant documents with a passage among the first {@code k}. */
    public double recallAt(int k) {
        Set<String> found = new HashSet<>(top(k));
        found.retainAll(relevant);
        return (double) found.size() / relevant.size();
    }

    /** Relevant passages among the first {@code k}, divided by {@code k} also when there are fewer. */
    public double precisionAt(int k) {
        return (double) top(k).stream().filter(relevant::contains).count() / k;
    }

    /** 1 when a relevant passage is among the first {@code k}, else 0. */
    public double hitAt(int k) {
        return reciprocalRankAt(k) > 0 ? 1 : 0;
    }

    /** 1 divided by the rank of the first relevant passage among the first {@code k}; 0 when there is none. */
    public double reciprocalRankAt(int k) {
        List<String> top = top(k);
        for (int i = 0; i < top.size(); i++) {
            if (relevant.contains(top.get(i))) {
                return 1.0 / (i + 1);
            }
        }
        return 0;
    }

    /**
     * Discounted cumulative gain of the first {@code k} passages divided by the best possible one. The first passage of
     * a relevant document gains 1, further ones nothing; so the best possible has {@code min(|relevant|, k)} gains.
     */
    public double ndcgAt(int k) {
        List<String> top = top(k);
        Set<String> seen = new HashSet<>();
        double[] gains = new double[top.size()];
        for (int i = 0; i < gains.length; i++) {
            gains[i] = relevant.contains(top.get(i)) && seen.add(top.get(i)) ? 1 : 0;
        }
        double[] ideal = new double[Math.min(relevant.size(), k)];
        java.util.Arrays.fill(ideal, 1);
        return dcg(gains) / dcg(ideal);
    }

    /**
     * Mean over the ranks with a relevant passage of the share of relevant passages up to that rank; 0 when there is no
     * such rank.
     */
    public double averagePrecision() {
        double sum = 0;
        int found = 0;
        for (int i = 0; i < documentIds.size(); i++) {
            if (relevant.contains(documentIds.get(i))) {
                found++;
                sum += (double) found / (i + 1);
            }
        }
        return found == 0 ? 0 : sum / found;
    }

    /**
     * Discounted cumulative gain, the sum of {@code gain / log2(rank + 1)} over ranks from 1 (Järvelin and Kekäläinen
     * 2002, <i>Cumulated gain-based evaluation of IR techniques</i>, with the discount used since Burges et al. 2005).
     */
    static double dcg(double[] gains) {
        double sum = 0;
        for (int i = 0; i < gains.length; i++) {
            sum += gains[i] * Math.log(2) / Math.log(i + 2);
        }
        return sum;
    }

    private List<String> top(int k) {
        return documentIds.subList(0, Math.min(k, documentIds.size()));
    }
}
