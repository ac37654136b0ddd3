package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.Option;
import dev.mudlark.bench.config.PossibleNames;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.Contrast;
import dev.mudlark.tools.Tool;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * An agent taken apart: with no tool, with each alone, with all, and with all but each one. Each set of tools stands once,
 * so that with one tool or two what is the same is not made twice.
 *
 * @param agent the agent as the config has it, which is the one with all tools and keeps its name
 * @param option its tools
 */
record Ablation(SystemEntry agent, Option<List<Tool>> option) {

    /** Behind the name of the one without tools. */
    private static final String NONE = " (no tools)";

    Lineup lineup() {
        List<SystemEntry> entries = new ArrayList<>();
        entries.add(variant(NONE, List.of()));
        boolean alone = tools().size() > 1;
        if (alone) {
            tools().forEach(tool -> entries.add(variant(only(tool), List.of(tool))));
        }
        entries.add(agent);
        if (tools().size() > 2) {
            tools().forEach(tool -> entries.add(variant(without(tool), allBut(tool))));
        }
        return new Lineup(entries, contrasts(), made(entries), List.of(note(entries.size())), PossibleNames.NONE);
    }

    private List<Contrast> contrasts() {
        Set<Contrast> pairs = new LinkedHashSet<>();
        if (tools().size() > 1) {
            tools().forEach(tool -> pairs.add(new Contrast(agent.name() + only(tool), agent.name() + NONE)));
        }
        pairs.add(new Contrast(agent.name(), agent.name() + NONE));
        if (tools().size() > 1) {
            tools().forEach(tool -> pairs.add(new Contrast(agent.name(), agent.name() + rest(tool))));
        }
        return List.copyOf(pairs);
    }

    /** With two tools all but the one is the other alone. */
    private String rest(Tool tool) {
        return tools().size() == 2 ? only(allBut(tool).getFirst()) : without(tool);
    }

    private Set<String> made(List<SystemEntry> entries) {
        Set<String> made =
                new LinkedHashSet<>(entries.stream().map(SystemEntry::name).toList());
        made.remove(agent.name());
        made.remove(agent.name() + NONE);
        return made;
    }

    private String note(int systems) {
        return "ablate: '" + agent.name() + "' is run as " + Counted.of(systems, "system") + ", each with other tools ("
                + Counted.of(tools().size(), "tool")
                + "), so it asks and costs about " + systems + " times as much";
    }

    private List<Tool> tools() {
        return agent.options().get(option);
    }

    private List<Tool> allBut(Tool tool) {
        return tools().stream()
                .filter(other -> !other.spec().name().equals(tool.spec().name()))
                .toList();
    }

    private SystemEntry variant(String suffix, List<Tool> tools) {
        return new SystemEntry(
                agent.type(), agent.name() + suffix, agent.options().with(option, tools));
    }

    private static String only(Tool tool) {
        return " (only " + tool.spec().name() + ")";
    }

    private static String without(Tool tool) {
        return " (without " + tool.spec().name() + ")";
    }
}
