package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.Section;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.tools.AuditLog;
import dev.mudlark.tools.ToolRules;
import java.util.Optional;

/** A type of system that a config may name. */
interface SystemType {

    /** Its options; the title is the type's name. */
    Section section();

    /** Tells what the options of a system of the config do not mean together. One that could not be read is left out. */
    default void check(SystemEntry entry, Surroundings surroundings, Problems problems) {}

    /** Plans a system without a fault. Reads no document. */
    SystemPlan plan(SystemEntry entry, Surroundings surroundings);

    /** What it works with, when it is an agent. */
    default Optional<Equipment> equipment(SystemEntry entry) {
        return Optional.empty();
    }

    /** What a system of the config stands for: itself, unless it is to be taken apart. */
    default Lineup lineup(SystemEntry entry, Problems problems) {
        return Lineup.of(entry);
    }

    /**
     * What all systems of a run share.
     *
     * @param generator the model that answers
     * @param rules rules for tools
     * @param audit records the calls of agents that have a tool with side effects
     * @param embeds true when there is an embedding model
     */
    record Surroundings(Generator generator, ToolRules rules, AuditLog audit, boolean embeds) {

        /** Adds a problem when a retriever needs an embedding model and there is none. */
        void check(Retriever retriever, SystemEntry entry, Problems problems) {
            if (retriever.embeds() && !embeds) {
                problems.add(
                        entry.where(),
                        "system '" + entry.name() + "' searches by " + retriever.label()
                                + ", but no embedding model is on the class path; add the module mudlark-embeddings, or"
                                + " search by bm25");
            }
        }
    }
}
