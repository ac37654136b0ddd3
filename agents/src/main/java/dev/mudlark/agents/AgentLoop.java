package dev.mudlark.agents;

import dev.mudlark.models.Llm;
import dev.mudlark.models.Price;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.QuestionContext;
import dev.mudlark.tools.ToolBox;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The bounded loop that joins a model and a tool box: the model is asked, the calls of its reply run, the results go back in order, until it answers. Holds no state between questions; safe for use by several
 * threads.
 *
 * <p>Limits are checked before each tool call. Calls run as long as no limit is reached; then the model is still asked
 * once more with tools offered, and an answer is a normal answer. A call beyond a limit is refused, and the final answer
 * call follows: no tool may be called, and the answer is flagged {@link AgentResult#bestEffort}. So it is when the last three calls of the
 * model named no tool on offer or were refused as repeats, unless the box runs equal calls as often as they are made.
 */
public final class AgentLoop {

    private final ModelTurns model;
    private final ToolBox tools;
    private final AgentLimits limits;
    private final DataFence fence;
    private final AgentMode mode;

    /** A loop in which the model calls tools in its own way; as below. */
    public AgentLoop(Llm llm, Price price, ToolBox tools, AgentLimits limits, String systemPrompt, DataFence fence) {
        this(llm, price, tools, limits, systemPrompt, fence, AgentMode.NATIVE);
    }

    /**
     * A loop.
     *
     * @param llm the model
     * @param price what the model costs
     * @param tools what it may call
     * @param limits what a question may use
     * @param systemPrompt stands before the conversation; may be empty; the mode's rules and that of the fence are added to it
     * @param fence sets results of tools apart in what the model is sent
     * @param mode how the model calls tools
     * @throws IllegalArgumentException when {@code limits} caps the cost and the price is unknown
     */
    public AgentLoop(
            Llm llm,
            Price price,
            ToolBox tools,
            AgentLimits limits,
            String systemPrompt,
            DataFence fence,
            AgentMode mode) {
        if (limits.maxCostNanoDollars().isPresent() && !price.isKnown()) {
            throw new IllegalArgumentException("max_cost_usd needs a model whose price is known; set the price of the"
                    + " model, or limit max_tokens instead");
        }
        this.model = new ModelTurns(llm, price, system(systemPrompt, tools.specs(), fence, mode));
        this.tools = tools;
        this.limits = limits;
        this.fence = fence;
        this.mode = mode;
    }

    /**
     * Answers a question. A failure of the model is part of the result and keeps the conversation so far.
     *
     * @param question the first message of the conversation
     * @param context what surrounds the question; its budget is charged and its trace gets the steps
     */
    public AgentResult run(String question, QuestionContext context) {
        return new AgentRun(model, mode.open(tools.specs()), fence, tools, limits, context).answer(question);
    }

    private static String system(String prompt, List<ToolSpec> tools, DataFence fence, AgentMode mode) {
        String rule = tools.isEmpty() ? "" : fence.rule();
        return Stream.of(prompt, mode.instructions(tools), rule)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("\n\n"));
    }
}
