package dev.mudlark.documents.vectors;

import dev.mudlark.documents.index.Hit;
import java.util.List;

/** Finds the passages whose vectors are closest. Safe for use by several threads. */
interface Neighbours {

    /**
     * The best passages, best first, equal scores by number; a score is the cosine of the best pair, rounded to 1e-6.
     *
     * @param query at least one vector of length 1
     * @param limit at least 1
     */
    List<Hit> best(List<float[]> query, int limit);
}
