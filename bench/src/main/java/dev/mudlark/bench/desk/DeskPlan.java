package dev.mudlark.bench.desk;

import dev.mudlark.bench.config.MeasureSettings;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.run.Outline;
import dev.mudlark.bench.run.Overrides;
import dev.mudlark.bench.systems.Equipment;
import dev.mudlark.bench.systems.Systems;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.documents.EmbedderProvider;
import dev.mudlark.documents.Language;
import dev.mudlark.models.Models;
import dev.mudlark.tools.ToolRules;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * What a desk is made of.
 *
 * @param equipment the tools, and what search asks
 * @param rules rules for all tools
 * @param today what tools take as today
 * @param docs the folder of documents, if one is named
 * @param whereDocs where it is named, for messages
 * @param language whose forms of words the search knows
 */
public record DeskPlan(
        Equipment equipment,
        ToolRules rules,
        LocalDate today,
        Optional<Path> docs,
        String whereDocs,
        Language language) {

    /** All built-in tools with their defaults. */
    public static DeskPlan standard(Optional<Path> docs) {
        boolean embeds = embedding().isPresent();
        return new DeskPlan(
                Equipment.standard(embeds),
                ToolRules.DEFAULT,
                MeasureSettings.DEFAULT_TOOLS_NOW,
                docs,
                "--docs",
                Language.NONE);
    }

    /**
     * The tools of a config.
     *
     * @param system the agent that is meant; empty for all of them together
     * @throws ProblemsException naming every fault of the config
     */
    public static DeskPlan of(Path config, Optional<String> system, Optional<Path> docs, Models models) {
        Problems problems = new Problems();
        Overrides flags = Overrides.of(docs, Optional.empty(), Optional.empty(), false);
        Outline outline = Outline.ofTools(config, flags, models, problems);
        problems.throwIfAny();
        List<Equipment> agents = outline.systems().stream()
                .flatMap(entry -> Systems.equipment(entry).stream())
                .toList();
        return new DeskPlan(
                system.map(name -> named(name, agents)).orElseGet(() -> Equipment.together(agents, outline.embeds())),
                outline.rules(),
                outline.config().evaluation().toolsNow(),
                outline.docs(),
                outline.whereDocs(),
                outline.config().data().language().orElse(Language.NONE));
    }

    private static Equipment named(String name, List<Equipment> agents) {
        List<String> names = agents.stream().map(Equipment::system).toList();
        return agents.stream()
                .filter(agent -> agent.system().equals(name))
                .findFirst()
                .orElseThrow(() -> ProblemsException.of(
                        "--system",
                        "there is no agent '" + name + "' in the config" + DidYouMean.hint(name, names)
                                + (names.isEmpty()
                                        ? " (it has none)"
                                        : " (agents: " + String.join(", ", names) + ")")));
    }

    static Optional<EmbedderProvider> embedding() {
        return ServiceLoader.load(EmbedderProvider.class).findFirst();
    }
}
