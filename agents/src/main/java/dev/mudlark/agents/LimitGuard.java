package dev.mudlark.agents;

import dev.mudlark.context.Amount;
import dev.mudlark.context.Budget;
import dev.mudlark.tools.QuestionContext;
import dev.mudlark.tools.ToolOutcome;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says before each tool call whether a limit is reached. Money and tokens are read from a budget of the question's own,
 * below the one it was given, so that what tools cost counts too.
 */
final class LimitGuard {

    /** What a call comes to that could not have come to anything. */
    private static final Set<String> FRUITLESS = Set.of("unknown_tool", "repeated_call");

    /** So many of them in a row, and the model is going in circles. */
    private static final int MOST_FRUITLESS = 3;

    private final AgentLimits limits;
    private final Budget budget;
    private final boolean stopsWithoutProgress;
    private int turns;
    private int toolCalls;
    private int fruitless;
    private @Nullable Termination refused;

    /** @param stopsWithoutProgress true when calls that can come to nothing end the question */
    LimitGuard(AgentLimits limits, Budget above, boolean stopsWithoutProgress) {
        this.limits = limits;
        this.stopsWithoutProgress = stopsWithoutProgress;
        this.budget = above.child(Amount.UNLIMITED);
    }

    /** The same context, spending from the question's own budget. */
    QuestionContext within(QuestionContext context) {
        return context.withBudget(budget);
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

    /** The calls of a model turn are done; what came of them may be reason to stop. */
    void turnEnded(List<ToolOutcome> outcomes) {
        turns++;
        for (ToolOutcome outcome : outcomes) {
            fruitless = outcome.errorCode().filter(FRUITLESS::contains).isPresent() ? fruitless + 1 : 0;
        }
        if (stopsWithoutProgress && refused == null && fruitless >= MOST_FRUITLESS) {
            refused = Termination.NO_PROGRESS;
        }
    }

    /** Why no more tools are called, when that is so. */
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

    /** Why no more tools can be called, in words for the model. */
    String reached() {
        if (refused == Termination.NO_PROGRESS) {
            return "The last " + MOST_FRUITLESS + " calls named no tool on offer or were made before.";
        }
        return "The limit " + termination().name().toLowerCase(Locale.ROOT) + " of this question is reached.";
    }

    private @Nullable Termination reachedLimit() {
        Amount spent = budget.committed();
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
