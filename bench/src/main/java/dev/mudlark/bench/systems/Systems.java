package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.SystemCatalog;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.documents.Chunker;
import dev.mudlark.tools.ToolRules;
import java.util.ArrayList;
import java.util.List;

/** All types of systems. */
public final class Systems {

    private static final List<SystemType> TYPES = List.of(
            new NoRetrieval(),
            new PlainRetrieval(Retriever.BM25),
            new PlainRetrieval(Retriever.VECTOR),
            new PlainRetrieval(Retriever.HYBRID),
            new AgentSearch(),
            new GrepAgent());

    private Systems() {}

    /** What a config may name, with the options of each type. */
    public static SystemCatalog catalog() {
        return new SystemCatalog(TYPES.stream().map(SystemType::section).toList());
    }

    /** Cuts documents as a system does whose config says nothing about it. */
    public static Chunker defaultChunker() {
        return Chunking.DEFAULT.chunker();
    }

    /**
     * The systems that a config stands for: {@code ablate: true} makes several of one.
     *
     * @throws ProblemsException naming everything that does not fit together
     */
    public static Lineup lineup(List<SystemEntry> entries) {
        Problems problems = new Problems();
        Lineup lineup = Lineup.join(entries.stream()
                .map(entry -> type(entry).lineup(entry, problems))
                .toList());
        lineup.check(problems);
        problems.throwIfAny();
        return lineup;
    }

    /**
     * Plans the systems of a config.
     *
     * @param embeds true when there is an embedding model
     * @throws ProblemsException naming everything that does not fit together
     */
    public static List<SystemPlan> plan(
            List<SystemEntry> entries, Generator generator, ToolRules rules, boolean embeds) {
        Problems problems = new Problems();
        SystemType.Surroundings surroundings = new SystemType.Surroundings(generator, rules, embeds);
        List<SystemPlan> plans = new ArrayList<>();
        for (SystemEntry entry : entries) {
            plans.add(type(entry).plan(entry, surroundings, problems));
        }
        problems.throwIfAny();
        return plans;
    }

    private static SystemType type(SystemEntry entry) {
        return TYPES.stream()
                .filter(type -> type.section().title().equals(entry.type()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no system type " + entry.type()));
    }
}
