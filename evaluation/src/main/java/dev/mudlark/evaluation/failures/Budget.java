package dev.mudlark.evaluation.failures;

/** A limit stopped the agent. */
final class Budget implements Rule {

    @Override
    public String when() {
        return "the agent block says best_effort: calls were refused at max_steps, max_tool_calls, "
                + "max_cost or max_tokens";
    }

    @Override
    public boolean holds(Facts facts) {
        return !facts.isRight() && facts.wasStopped();
    }
}
