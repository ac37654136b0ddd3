package dev.mudlark.evaluation;

import java.util.List;

/**
 * Two systems that are compared question by question.
 *
 * @param system the system that is judged
 * @param baseline what it is judged against, another system
 */
public record Contrast(String system, String baseline) {

    /**
     * A pair.
     *
     * @throws IllegalArgumentException when both are the same
     */
    public Contrast {
        if (system.equals(baseline)) {
            throw new IllegalArgumentException("a system cannot be compared with itself: " + system);
        }
    }

    /**
     * What is compared when nobody says: each system once with what it adds something to, and the best equipped agent
     * with plain retrieval. An agent with tools stands against the same agent without them, any other agent and any
     * further plain retrieval against the first plain retrieval of the run, and that one against the model alone. The
     * choice looks at no score. Without any such pair every system stands against the first.
     *
     * @param systems in the order of the run
     */
    public static List<Contrast> defaults(List<SystemInfo> systems) {
        return new DefaultContrasts(systems).pairs();
    }
}
