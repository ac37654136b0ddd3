package dev.mudlark.agents;

import dev.mudlark.models.Llm;
import dev.mudlark.models.Price;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolRules;
import java.util.List;

/** Loops over a few tools. */
final class AgentLoops {

    private AgentLoops() {}

    static AgentLoop of(Llm llm, Price price, AgentLimits limits, Tool... tools) {
        return new AgentLoop(
                llm,
                price,
                ToolBox.of(List.of(tools), ToolRules.DEFAULT),
                limits,
                "Answer from the documents.",
                DataFence.seeded(7));
    }
}
