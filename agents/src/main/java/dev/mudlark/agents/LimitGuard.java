package dev.mudlark.agents;

import dev.mudlark.context.Amount;
import dev.mudlark.context.Budget;
import dev.mudlark.tools.QuestionContext;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Says before each tool call whether a limit is reached. Money and tokens are read from a budget of the question's own,
 * below the one it was given, so that what tools cost counts too.
 */
final class LimitGuard {

    private final AgentLimits limits;
    private final Budget budget;
    private int turns;
    private int toolCalls;
    private @Nullable Termination refused;

    LimitGuard(AgentLimits limits, Budget above) {
        this.limits = limits;
        this.budget = above.child(Amount.UNLIMITED);
    }

    /** The same context, spending from the question's own budget. */
    QuestionContext within(QuestionContext context) {
        return new QuestionContext(
                context.collection(),
                context.searcher(),
                context.caller(),
                context.clock(),
                context.deadline(),
                budget,
                context.trace(),
                context.state());
    }

    /** True when a limit is reached, so that the next call must be refused; remembers that it was. */
    boolean refuses() {
        if (refused == null) {
            refused = reachedLimit();
        }
        return refused != null;
    }

    /** A call goes to the tool box. */
    void callRuns() {
        toolCalls++;
    }

    /** The calls of a model turn are done. */
    void turnEnded() {
        turns++;
    }

    /** The limit for which a call was refused, if one was. */
    @Nullable
    Termination refused() {
        return refused;
    }

    /** How the question ends: as refused, or answered. */
    Termination termination() {
        return refused == null ? Termination.ANSWERED : refused;
    }

    /** Calls that were let through. */
    int toolCalls() {
        return toolCalls;
    }

    /** The limit in words for the model. */
    String reached() {
        return "The limit " + termination().name().toLowerCase(Locale.ROOT) + " of this question is reached.";
    }

    private @Nullable Termination reachedLimit() {
        Amount spent = budget.spent();
        if (toolCalls >= limits.maxToolCalls().orElse(Integer.MAX_VALUE)) {
            return Termination.MAX_TOOL_CALLS;
        }
        if (spent.nanoDollars() >= limits.maxCostNanoDollars().orElse(Long.MAX_VALUE)) {
            return Termination.MAX_COST;
        }
        if (spent.tokens() >= limits.maxTokens().orElse(Long.MAX_VALUE)) {
            return Termination.MAX_TOKENS;
        }
        return turns >= limits.maxSteps() ? Termination.MAX_STEPS : null;
    }
}
