package dev.mudlark.bench.systems;

import dev.mudlark.documents.Searcher;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Tool;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an agent works with.
 *
 * @param system the agent's name
 * @param tools what it may call
 * @param search what its search tool asks; empty for an agent without search
 */
public record Equipment(String system, List<Tool> tools, Optional<Search> search) {

    /** Copies the list. */
    public Equipment {
        tools = List.copyOf(tools);
    }

    /** Every built-in tool, each as an agent has it whose config says nothing about it. */
    public static Equipment standard(boolean embeds) {
        Retriever retriever = embeds ? Retriever.HYBRID : Retriever.BM25;
        return new Equipment(
                "",
                BuiltInTools.names().stream().map(BuiltInTools::create).toList(),
                Optional.of(
                        library -> library.index(retriever, Chunking.DEFAULT).searcher()));
    }

    /**
     * Every built-in tool, and what the agents of a config have besides. Where several have a tool of one name, the first
     * one's is taken; where none has, it is as an agent has it whose config says nothing about it.
     */
    public static Equipment together(List<Equipment> agents, boolean embeds) {
        Map<String, Tool> byName = new LinkedHashMap<>();
        Equipment standard = standard(embeds);
        standard.tools().forEach(tool -> byName.put(tool.spec().name(), tool));
        for (Equipment agent : agents.reversed()) {
            agent.tools().forEach(tool -> byName.put(tool.spec().name(), tool));
        }
        Optional<Search> search = agents.stream()
                .flatMap(agent -> agent.search().stream())
                .findFirst()
                .or(standard::search);
        return new Equipment("", List.copyOf(byName.values()), search);
    }

    /** Builds the index that a search tool asks, unless it is there. */
    @FunctionalInterface
    public interface Search {

        /** The index over a library's documents. */
        Searcher in(Library library);
    }
}
