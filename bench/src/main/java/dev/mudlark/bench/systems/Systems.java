package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.SystemCatalog;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.config.SystemList;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.documents.Chunker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All types of systems. */
public final class Systems {

    private static final List<SystemType> TYPES = List.of(
            new NoRetrieval(),
            new PlainRetrieval(Retriever.BM25),
            new PlainRetrieval(Retriever.VECTOR),
            new PlainRetrieval(Retriever.HYBRID),
            new PipelineRag(),
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
     * Checks the systems of a config against what surrounds them: what the options of each mean together.
     *
     * @param problems takes the faults
     */
    public static void check(SystemList systems, Surroundings surroundings, Problems problems) {
        systems.entries().forEach(entry -> type(entry).check(entry, surroundings, problems));
    }

    /**
     * The systems that a config stands for: {@code ablate: true} makes several of one.
     *
     * @param problems takes the faults, names that stand twice among them
     */
    public static Lineup lineup(SystemList systems, Problems problems) {
        List<Lineup> lineups = systems.entries().stream()
                .map(entry -> type(entry).lineup(entry, problems))
                .toList();
        List<Claim> claims = new ArrayList<>(lineups.stream().map(Lineup::claim).toList());
        systems.untyped()
                .reversed()
                .forEach(one ->
                        claims.add(one.after(), new Claim(List.of(one.name()), one.where(), one.whereName(), true)));
        Claim.check(claims, problems);
        return Lineup.join(lineups).beside(systems.possible());
    }

    /** Plans the systems of a config that has no fault. */
    public static List<SystemPlan> plan(Lineup lineup, Surroundings surroundings) {
        return lineup.entries().stream()
                .map(entry -> type(entry).plan(entry, surroundings))
                .toList();
    }

    /** What a system works with, when it is an agent. */
    public static Optional<Equipment> equipment(SystemEntry entry) {
        return type(entry).equipment(entry);
    }

    /** True when a system needs an embedding model. */
    public static boolean embeds(SystemEntry entry) {
        return type(entry).embeds(entry);
    }

    private static SystemType type(SystemEntry entry) {
        return TYPES.stream()
                .filter(type -> type.section().title().equals(entry.type()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no system type " + entry.type()));
    }
}
