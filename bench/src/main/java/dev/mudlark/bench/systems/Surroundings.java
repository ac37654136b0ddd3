package dev.mudlark.bench.systems;

import dev.mudlark.agents.DataFence;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.models.ModelCatalogue;
import dev.mudlark.tools.AuditLog;
import dev.mudlark.tools.ToolRules;
import java.util.Map;
import java.util.Optional;

/**
 * What all systems of a run share.
 *
 * @param generators the models that answer
 * @param rules rules for tools
 * @param audit records the calls of agents that have a tool with side effects
 * @param fence sets results of tools apart in what the model is sent
 * @param embeds true when there is an embedding model
 */
public record Surroundings(
        GeneratorChoice generators, ToolRules rules, AuditLog audit, DataFence fence, boolean embeds) {

    /** With one model for all systems. */
    public Surroundings(Generator generator, ToolRules rules, AuditLog audit, DataFence fence, boolean embeds) {
        this(
                new GeneratorChoice(generator, Map.of(), Optional.empty(), ModelCatalogue.bundled()),
                rules,
                audit,
                fence,
                embeds);
    }

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
