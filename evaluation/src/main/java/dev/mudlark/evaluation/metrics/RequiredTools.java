package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.Transcript;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Whether the tools a question requires were called. */
final class RequiredTools {

    private RequiredTools() {}

    /** 1 when each required tool has a call that counts, else 0; empty when none is required or none was offered. */
    static OptionalDouble called(Attempt attempt, Predicate<Transcript.ToolUse> counts) {
        if (!attempt.question().needsTools() || !attempt.hasTools()) {
            return OptionalDouble.empty();
        }
        Set<String> called = attempt.calls().stream()
                .filter(counts)
                .map(Transcript.ToolUse::tool)
                .collect(Collectors.toSet());
        return OptionalDouble.of(called.containsAll(attempt.question().requiresTools()) ? 1 : 0);
    }
}
