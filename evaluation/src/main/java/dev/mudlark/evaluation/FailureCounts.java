package dev.mudlark.evaluation;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How many questions of a system and a subset are of which type. The counts and {@code unknown} add up to {@code n}.
 *
 * @param system the system's name
 * @param subset the questions
 * @param n questions asked
 * @param counts questions of each type, in the order of precedence; a type that did not occur counts 0
 * @param unknown questions without a label by which to tell
 */
public record FailureCounts(String system, Subset subset, int n, Map<FailureType, Integer> counts, int unknown) {

    /** Copies the map, keeping its order. */
    public FailureCounts {
        counts = Collections.unmodifiableMap(new EnumMap<>(counts));
    }

    /** Questions of a type. */
    public int count(FailureType type) {
        return counts.getOrDefault(type, 0);
    }

    static FailureCounts of(String system, Subset subset, List<QuestionResult> results) {
        Map<FailureType, Integer> counts = new EnumMap<>(FailureType.class);
        for (FailureType type : FailureType.values()) {
            counts.put(type, 0);
        }
        int n = 0;
        int unknown = 0;
        for (QuestionResult result : results) {
            if (subset.contains(result.attempt().question())) {
                n++;
                result.failure().ifPresent(type -> counts.merge(type, 1, Integer::sum));
                unknown += result.failure().isEmpty() ? 1 : 0;
            }
        }
        return new FailureCounts(system, subset, n, counts, unknown);
    }
}
