package dev.mudlark.bench.systems;

import dev.mudlark.agents.AgentLimits;
import dev.mudlark.agents.AgentLoop;
import dev.mudlark.agents.AgentMode;
import dev.mudlark.agents.DataFence;
import dev.mudlark.bench.config.Option;
import dev.mudlark.bench.config.OptionTypes;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.models.Llm;
import dev.mudlark.tools.AuditLog;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolBoxException;
import java.util.List;
import java.util.Optional;

/**
 * All of an agent but the documents.
 *
 * @param generator the model
 * @param tools what it may call
 * @param limits what a question may use
 * @param prompt its system prompt
 * @param fence sets results of tools apart in what the model is sent
 * @param mode how the model calls tools
 */
record AgentSetup(
        Generator generator, ToolBox tools, AgentLimits limits, String prompt, DataFence fence, AgentMode mode) {

    static final Option<String> MODE = Option.of(
            "agent_mode",
            OptionTypes.choice(AgentMode.labels()),
            AgentMode.NATIVE.label(),
            "How tools are called: by the model's own tool calling, or, for models that cannot call tools, by one JSON"
                    + " action or answer a reply (docs/agents.md).");

    /** The setup of an agent that {@link #check} finds no fault in. */
    static AgentSetup of(SystemEntry entry, Surroundings surroundings, List<Tool> tools, String prompt) {
        ToolBox box = ToolBox.builder(surroundings.rules())
                .add(tools)
                .audit(anyHasSideEffects(tools) ? surroundings.audit() : AuditLog.NONE)
                .guardRepeats(Limits.guardsRepeats(entry.options()))
                .build();
        return new AgentSetup(
                surroundings.generators().of(entry),
                box,
                Limits.of(entry.options()),
                prompt,
                surroundings.fence(),
                AgentMode.of(entry.options().get(MODE)));
    }

    /** Tells where model, tools and limits do not fit together. */
    static void check(SystemEntry entry, Surroundings surroundings, List<Tool> tools, Problems problems) {
        if (AgentMode.of(entry.options().get(MODE)) == AgentMode.NATIVE) {
            surroundings.generators().checkCallsTools(entry, problems);
        }
        try {
            // The loop refuses limits that the model cannot keep; better now than at the first question.
            AgentSetup setup = of(entry, surroundings, tools, "");
            setup.loop(setup.generator().llm());
        } catch (ToolBoxException e) {
            problems.add(entry.where(), "tools of system '" + entry.name() + "': " + e.getMessage());
        } catch (IllegalArgumentException e) {
            problems.add(entry.where(), "system '" + entry.name() + "': " + e.getMessage());
        }
    }

    private static boolean anyHasSideEffects(List<Tool> tools) {
        return tools.stream().anyMatch(tool -> tool.traits().hasSideEffects());
    }

    AgentLoop loop(Llm llm) {
        return new AgentLoop(llm, generator.price(), tools, limits, prompt, fence, mode);
    }

    SystemInfo info(SystemEntry entry, Optional<Index<?>> index) {
        return new SystemInfo(
                entry.name(),
                entry.type(),
                generator.name(),
                generator.standIn(),
                tools.specs(),
                index.map(Index::buildNanos).orElse(0L),
                index.map(Index::buildCost).orElse(0L),
                index.map(Index::passages),
                entry.settings());
    }
}
