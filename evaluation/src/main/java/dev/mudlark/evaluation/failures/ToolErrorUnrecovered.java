package dev.mudlark.evaluation.failures;

import dev.mudlark.evaluation.Transcript.ToolUse;
import java.util.List;
import java.util.Set;

/** The last call of a tool that matters failed, and no other call made up for it. */
final class ToolErrorUnrecovered implements Rule {

    @Override
    public String when() {
        return "a call failed and nothing made up for it. A later call of the same tool that works makes "
                + "up for a failed one; any passage that was shown makes up for a failed search, "
                + "corpus_grep, read_document or list_documents; any later call that works makes up for a "
                + "call of a tool that does not exist. When the question names the tools it needs, failed "
                + "calls of other tools than these and the four count for nothing. A call refused at a "
                + "limit is no failed call";
    }

    @Override
    public boolean holds(Facts facts) {
        if (facts.isRight()) {
            return false;
        }
        List<ToolUse> calls = facts.attempt().calls();
        for (int i = 0; i < calls.size(); i++) {
            ToolUse call = calls.get(i);
            if (call.errorCode().isPresent()
                    && matters(call.tool(), facts)
                    && !isMadeUpFor(call, calls.subList(i + 1, calls.size()), facts)) {
                return true;
            }
        }
        return false;
    }

    /** True unless the question names the tools it needs, and this is another. */
    private static boolean matters(String tool, Facts facts) {
        Set<String> needed = facts.neededTools();
        return needed.isEmpty() || needed.contains(tool) || Tools.RETRIEVING.contains(tool) || !isOffered(tool, facts);
    }

    private static boolean isMadeUpFor(ToolUse failed, List<ToolUse> later, Facts facts) {
        if (Tools.RETRIEVING.contains(failed.tool())) {
            return !facts.attempt().evidence().isEmpty();
        }
        boolean anyTool = !isOffered(failed.tool(), facts);
        return later.stream()
                .anyMatch(call ->
                        call.errorCode().isEmpty() && (anyTool || call.tool().equals(failed.tool())));
    }

    private static boolean isOffered(String tool, Facts facts) {
        return facts.attempt().system().tools().stream()
                .anyMatch(spec -> spec.name().equals(tool));
    }
}
