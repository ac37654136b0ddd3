package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.ModelSettings;
import dev.mudlark.bench.config.Option;
import dev.mudlark.bench.config.Sampling;
import dev.mudlark.bench.config.Section;
import dev.mudlark.bench.config.SystemCatalog;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Tool;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** An agent without an index: it lists, greps and reads. */
final class GrepAgent implements SystemType {

    private static final List<String> TOOLS = List.of("list_documents", "corpus_grep", "read_document");

    private static final Section SECTION = new Section(
            "grep_agent",
            "An agent without an index: it has `list_documents`, `corpus_grep` and `read_document`, no more and no less."
                    + " Ingestion takes no time and no money.",
            Stream.concat(
                            Stream.of(
                                    SystemCatalog.NAME,
                                    ModelSettings.OWN_GENERATOR,
                                    Sampling.OWN_TEMPERATURE,
                                    Sampling.OWN_MAX_TOKENS,
                                    AgentSetup.MODE),
                            Limits.OPTIONS.stream())
                    .<Option<?>>map(option -> option)
                    .toList(),
            Map.of(
                    "tools",
                    "a grep_agent has its own three tools (" + String.join(", ", TOOLS)
                            + "); remove this list, or use type agent_search"));

    @Override
    public Section section() {
        return SECTION;
    }

    @Override
    public void check(SystemEntry entry, Surroundings surroundings, Problems problems) {
        AgentSetup.check(entry, surroundings, tools(), problems);
    }

    @Override
    public SystemPlan plan(SystemEntry entry, Surroundings surroundings) {
        AgentSetup setup = AgentSetup.of(entry, surroundings, tools(), Prompts.GREP_AGENT);
        return library -> new Agent(setup.info(entry, Optional.empty()), setup, library.collection(), Optional.empty());
    }

    @Override
    public Optional<Equipment> equipment(SystemEntry entry) {
        return Optional.of(new Equipment(entry.name(), tools(), Optional.empty()));
    }

    private static List<Tool> tools() {
        return TOOLS.stream().map(BuiltInTools::create).toList();
    }
}
