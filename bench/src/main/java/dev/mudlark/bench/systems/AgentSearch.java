package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.Option;
import dev.mudlark.bench.config.OptionTypes;
import dev.mudlark.bench.config.Section;
import dev.mudlark.bench.config.SystemCatalog;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** An agent that always has search, and the tools of its list. */
final class AgentSearch implements SystemType {

    private static final Option<String> RETRIEVER = Option.of(
            "retriever",
            OptionTypes.choice(Retriever.labels()),
            Retriever.HYBRID.label(),
            "What `search` asks: the same retrieval as the system of that type.");
    private static final Option<List<Tool>> TOOLS = Option.of(
            "tools",
            new ToolsType(),
            List::of,
            "`[]`",
            "Tools besides `search`: names, or mappings such as `{name: corpus_grep, max_results: 10}`.");
    private static final Option<Boolean> ABLATE = Option.of(
            "ablate",
            OptionTypes.bool(),
            false,
            "`true` takes the agent apart: it is run without tools, with each alone, with all, and with all but each one,"
                    + " and these are compared.");
    private static final Option<String> AGENT_MODE = Option.of(
            "agent_mode",
            OptionTypes.choice(List.of("native")),
            "native",
            "How tools are called: by the model's own tool calling. So far there is one way.");

    private static final Section SECTION = Section.of(
            "agent_search",
            "An agent with tools. It always has `search`; what the other tools buy is what the benchmark is about.",
            Stream.of(
                            Stream.of(SystemCatalog.NAME, RETRIEVER, TOOLS, ABLATE, AGENT_MODE),
                            Limits.OPTIONS.stream(),
                            Chunking.OPTIONS.stream())
                    .flatMap(options -> options)
                    .<Option<?>>map(option -> option)
                    .toList());

    @Override
    public Section section() {
        return SECTION;
    }

    @Override
    public Lineup lineup(SystemEntry entry, Problems problems) {
        if (!entry.options().get(ABLATE)) {
            return Lineup.of(entry);
        }
        if (entry.options().get(TOOLS).isEmpty()) {
            problems.add(
                    entry.where(),
                    "system '" + entry.name() + "': ablate: true needs tools to take away; write tools:, such as"
                            + " [calculator, date_calc], or remove ablate");
            return Lineup.of(entry);
        }
        return new Ablation(entry, TOOLS).lineup();
    }

    @Override
    public SystemPlan plan(SystemEntry entry, Surroundings surroundings, Problems problems) {
        Chunking chunking = Chunking.of(entry, problems);
        Retriever retriever = Retriever.of(entry.options().get(RETRIEVER));
        surroundings.check(retriever, entry, problems);
        List<Tool> tools = new ArrayList<>();
        tools.add(BuiltInTools.create("search", Map.of()));
        tools.addAll(entry.options().get(TOOLS));
        Optional<AgentSetup> setup = AgentSetup.of(entry, surroundings, tools, Prompts.SEARCHING_AGENT, problems);
        return library -> {
            Index<?> index = library.index(retriever, chunking);
            AgentSetup ready = setup.orElseThrow();
            return new Agent(
                    ready.info(entry, Optional.of(index)), ready, library.collection(), Optional.of(index.searcher()));
        };
    }
}
