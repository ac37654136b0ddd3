package dev.mudlark.bench.desk;

import dev.mudlark.bench.config.MeasureSettings;
import dev.mudlark.bench.systems.Equipment;
import dev.mudlark.documents.EmbedderProvider;
import dev.mudlark.documents.Language;
import dev.mudlark.tools.ToolRules;
import java.nio.file.Path;
import java.time.LocalDate;
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

    static Optional<EmbedderProvider> embedding() {
        return ServiceLoader.load(EmbedderProvider.class).findFirst();
    }
}
