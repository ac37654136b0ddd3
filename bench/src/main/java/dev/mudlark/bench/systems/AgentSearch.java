package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.ModelSettings;
import dev.mudlark.bench.config.Option;
import dev.mudlark.bench.config.OptionTypes;
import dev.mudlark.bench.config.Sampling;
import dev.mudlark.bench.config.Section;
import dev.mudlark.bench.config.SystemCatalog;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Tool;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An agent that always has search, and the tools of its list. */
final class AgentSearch implements SystemType {

    private static final Option<String> RETRIEVER = Option.of(
            "retriever",
            OptionTypes.choice(Retriever.labels()),
            Retriever.HYBRID.label(),
            "What `search` asks: the same retrieval as the system of that type.");
    private static final Option<String> SEARCH_RESULT = Option.of(
            "search_result",
            OptionTypes.choice(SearchResult.labels()),
            SearchResult.TEXT_WITH_SOURCE.label(),
            "What `search` hands back of a passage: its text behind the id of its document, its text alone, or its text"
                    + " with the ids kept in the result's data, for programs only. Without an id a model cannot cite.");
    private static final Option<List<Tool>> TOOLS = Option.of(
            "tools",
            new ToolsType(),
            List::of,
            "`[]`",
            "Tools besides `search`: names, mappings such as `{name: corpus_grep, max_results: 10}`, or functions of your own"
                    + " with their path (docs/tools.md); and `off_topic`, for questions that are not about the documents.");
    private static final Option<Boolean> ABLATE = Option.of(
            "ablate",
            OptionTypes.bool(),
            false,
            "`true` takes the agent apart: it is run without tools, with each alone, with all, and with all but each one,"
                    + " and these are compared.");
    private static final Section SECTION = Section.of(
            "agent_search",
            "An agent with tools. It always has `search`; what the other tools buy is what the benchmark is about.",
            Stream.of(
                            Stream.of(
                                    SystemCatalog.NAME,
                                    ModelSettings.OWN_GENERATOR,
                                    Sampling.OWN_TEMPERATURE,
                                    Sampling.OWN_MAX_TOKENS,
                                    RETRIEVER,
                                    SEARCH_RESULT,
                                    TOOLS,
                                    ABLATE,
                                    AgentSetup.MODE),
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
        Optional<Boolean> ablate = entry.options().sound(ABLATE);
        if (ablate.isPresent() && !ablate.get()) {
            return Lineup.of(entry);
        }
        Optional<List<Tool>> tools = entry.options().sound(TOOLS);
        if (ablate.isPresent() && tools.isPresent() && !tools.get().isEmpty()) {
            return new Ablation(entry, TOOLS).lineup();
        }
        if (ablate.isPresent() && tools.isPresent()) {
            problems.add(
                    entry.options().where(TOOLS, ABLATE),
                    "system '" + entry.name() + "': ablate: true needs tools to take away; write tools:, such as"
                            + " [calculator, date_calc], or remove ablate");
        }
        return Lineup.unclear(entry);
    }

    @Override
    public void check(SystemEntry entry, Surroundings surroundings, Problems problems) {
        Chunking.check(entry, problems);
        entry.options().sound(RETRIEVER).ifPresent(label -> surroundings.check(Retriever.of(label), entry, problems));
        if (entry.options().sound(SEARCH_RESULT).isPresent()) {
            AgentSetup.check(entry, surroundings, tools(entry), problems);
        }
    }

    @Override
    public boolean embeds(SystemEntry entry) {
        return Retriever.of(entry.options().get(RETRIEVER)).embeds();
    }

    @Override
    public SystemPlan plan(SystemEntry entry, Surroundings surroundings) {
        Chunking chunking = Chunking.of(entry);
        Retriever retriever = Retriever.of(entry.options().get(RETRIEVER));
        AgentSetup setup = AgentSetup.of(entry, surroundings, tools(entry), Prompts.SEARCHING_AGENT);
        return library -> {
            Index<?> index = library.index(retriever, chunking);
            return new Agent(setup.info(entry, Optional.of(index)), setup, library.collection(), Optional.of(index));
        };
    }

    @Override
    public Optional<Equipment> equipment(SystemEntry entry) {
        Chunking chunking = Chunking.of(entry);
        Retriever retriever = Retriever.of(entry.options().get(RETRIEVER));
        return Optional.of(new Equipment(
                entry.name(),
                tools(entry),
                Optional.of(library -> library.index(retriever, chunking).searcher())));
    }

    private static List<Tool> tools(SystemEntry entry) {
        Tool search = SearchResult.of(entry.options().get(SEARCH_RESULT)).of(BuiltInTools.create("search"));
        return Stream.concat(Stream.of(search), entry.options().get(TOOLS).stream())
                .toList();
    }
}
