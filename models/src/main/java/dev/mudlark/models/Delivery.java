package dev.mudlark.models;

import dev.mudlark.context.Step;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * How a reply came about.
 *
 * @param retries how often the request was sent again
 * @param promptCut true when the server read less of the prompt than it was sent
 * @param contextTokens the context in tokens that the server was asked to keep; empty when it decides itself
 * @param stored true when the reply is from a cache, so that its time says nothing about the model and nothing was paid for
 *     it now; in a run that is replayed, what was true when it was recorded
 */
public record Delivery(int retries, boolean promptCut, OptionalLong contextTokens, boolean stored) {

    /** At the first try, whole, and asked just now. */
    public static final Delivery DIRECT = new Delivery(0, false, OptionalLong.empty(), false);

    /** The detail of a step that says how often a request was sent again. */
    public static final String RETRIES = "retries";

    /** The detail of a step that says that the server read less of the prompt than it was sent. */
    public static final String PROMPT_CUT = "prompt_cut";

    /** The detail of a step that says how much context the server was asked to keep. */
    public static final String CONTEXT_TOKENS = "context_tokens";

    /** What is not as usual, as details of a step. */
    public Map<String, String> facts() {
        Map<String, String> facts = new LinkedHashMap<>();
        if (retries > 0) {
            facts.put(RETRIES, String.valueOf(retries));
        }
        if (stored) {
            facts.put(Step.STORED, "true");
        }
        if (promptCut) {
            facts.put(PROMPT_CUT, "true");
            contextTokens.ifPresent(tokens -> facts.put(CONTEXT_TOKENS, String.valueOf(tokens)));
        }
        return facts;
    }

    /** The same, sent again so often. */
    public Delivery withRetries(int count) {
        return new Delivery(count, promptCut, contextTokens, stored);
    }

    /** The same, from a cache. */
    public Delivery asStored() {
        return new Delivery(retries, promptCut, contextTokens, true);
    }
}
