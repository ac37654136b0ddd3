package dev.mudlark.evaluation.failures;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.ToolRouting;
import java.util.Set;
import java.util.stream.Collectors;

/** A tool that the question needs was offered and never called, or nothing was looked up at all. */
final class SilentSkip implements Rule {

    @Override
    public String when() {
        return "an agent called no tool at all, or off_topic alone; or a needed tool was offered and never called, and the "
                + "system did not abstain. It is no skip when the tool is one of search, corpus_grep, "
                + "read_document and list_documents and another way showed a needed document, nor when it "
                + "is calculator or date_calc and a needed document had not been found, so that there was "
                + "nothing to compute with";
    }

    @Override
    public boolean holds(Facts facts) {
        return !facts.isRight() && (lookedNothingUp(facts) || skippedATool(facts));
    }

    private static boolean lookedNothingUp(Facts facts) {
        Attempt attempt = facts.attempt();
        return attempt.hasTools()
                && attempt.calls().stream().allMatch(call -> call.tool().equals(ToolRouting.OFF_TOPIC))
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
        if (Tools.RETRIEVING.contains(tool)) {
            return !facts.neededWasShown();
        }
        return facts.wasFullyShown() || !Tools.COMPUTING.contains(tool);
    }
}
