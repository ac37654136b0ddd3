package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Normalised discounted cumulative gain. */
record NdcgAtK(int k, MetricInfo info) implements Metric {

    NdcgAtK(int k) {
        this(
                k,
                Ranked.info(
                        "ndcg@" + k,
                        "How early everything needed came.",
                        "DCG / ideal DCG, where DCG = sum over ranks 1..k of gain / log2(rank + 1); the first passage of a relevant "
                                + "document gains 1, further ones 0; the ideal has min(relevant documents, k) gains (Järvelin and "
                                + "Kekäläinen 2002)",
                        MetricInfo.Spread.NONE));
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return Ranked.value(attempt, scores -> scores.ndcgAt(k));
    }
}
