package dev.mudlark.agents.standin;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes the answer. */
final class Answers {

    private Answers() {}

    static String of(Reading reading, Evidence evidence) {
        String computed = reading.calls().stream()
                .filter(c -> !c.failed()
                        && (c.tool().equals("calculator") || c.tool().equals("date_calc")))
                .map(c -> c.result() + ". ")
                .collect(Collectors.joining());
        List<Unit> best = evidence.best();
        if (computed.isEmpty() && (best.isEmpty() || evidence.cover(best.getFirst(), Set.of()) < 0.35)) {
            return "The documents do not contain the answer.";
        }
        return computed
                + best.stream().map(u -> u.text() + " [" + u.doc() + "]").collect(Collectors.joining(" "));
    }
}
