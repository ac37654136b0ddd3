package dev.mudlark.evaluation.failures;

import dev.mudlark.evaluation.Attempt;
import java.util.Set;
import java.util.stream.Collectors;

/** A tool that the question needs was offered and never called, or nothing was looked up at all. */
final class SilentSkip implements Rule {

    @Override
    public boolean holds(Facts facts) {
        return !facts.isRight() && (lookedNothingUp(facts) || skippedATool(facts));
    }

    private static boolean lookedNothingUp(Facts facts) {
        Attempt attempt = facts.attempt();
        return attempt.hasTools()
                && attempt.calls().isEmpty()
                && attempt.evidence().isEmpty();
    }

    private static boolean skippedATool(Facts facts) {
        Attempt attempt = facts.attempt();
        if (attempt.abstained()) {
            return false;
        }
        Set<String> called = attempt.calls().stream().map(call -> call.tool()).collect(Collectors.toSet());
        Set<String> needed = facts.neededTools();
        return attempt.system().tools().stream()
                .map(spec -> spec.name())
                .anyMatch(tool -> needed.contains(tool) && !called.contains(tool) && couldHaveHelped(tool, facts));
    }

    /** False for a tool that another stood in for, or that had nothing to compute with. */
    private static boolean couldHaveHelped(String tool, Facts facts) {
        boolean shown = facts.relevantWasShown();
        if (Tools.RETRIEVING.contains(tool)) {
            return !shown;
        }
        return shown || facts.question().relevantDocIds().isEmpty() || !Tools.COMPUTING.contains(tool);
    }
}
