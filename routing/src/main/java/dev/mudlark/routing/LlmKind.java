package dev.mudlark.routing;

import dev.mudlark.models.Llm;
import dev.mudlark.models.ModelRef;
import dev.mudlark.routing.asking.LlmRouter;

/**
 * A model's own choice. It is offered each tool with its name, its description and one required text, {@code query}, and gets the
 * user's words with no other prompt. The first call of its reply is the choice, and a reply that calls nothing chooses none.
 *
 * <p>A call of a tool that was not offered, or without a query, and a reply that broke off, are failures and no decisions.
 */
public final class LlmKind implements RouterKind {

    private final ModelRef ref;
    private final Llm llm;
    private final boolean standIn;

    /** @param standIn true for the rule-based stand-in for a model */
    public LlmKind(ModelRef ref, Llm llm, boolean standIn) {
        this.ref = ref;
        this.llm = llm;
        this.standIn = standIn;
    }

    @Override
    public String name() {
        return "llm:" + ref;
    }

    @Override
    public boolean isStandIn() {
        return standIn;
    }

    @Override
    public Router over(Preset preset) {
        return new LlmRouter(preset, llm);
    }
}
