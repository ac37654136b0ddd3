package dev.mudlark.bench.desk;

import dev.mudlark.bench.ConfigSummary;
import dev.mudlark.bench.ConfigSummary.CheckedSystem;
import dev.mudlark.bench.ConfigSummary.Rules;
import dev.mudlark.bench.Finding;
import dev.mudlark.bench.FindingKind;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problem;
import dev.mudlark.bench.run.Outline;
import dev.mudlark.bench.systems.Equipment;
import dev.mudlark.bench.systems.Systems;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolRules;
import java.util.List;
import java.util.Optional;

/** Says what configs come to. */
public final class Summaries {

    private Summaries() {}

    /** What a config comes to, with the faults that were found in it. */
    public static ConfigSummary of(Outline outline, List<Problem> faults) {
        return new ConfigSummary(
                faults.stream()
                        .map(fault -> new Finding(FindingKind.FAULT, fault.where(), fault.message()))
                        .toList(),
                outline.config().name(),
                outline.model(),
                outline.docs(),
                outline.questions(),
                outline.qrels(),
                outline.config().evaluation().toolsNow(),
                rules(outline.rules()),
                faults.isEmpty()
                        ? outline.systems().stream()
                                .map(entry -> system(entry, outline.rules()))
                                .toList()
                        : List.of());
    }

    private static Rules rules(ToolRules rules) {
        return new Rules(
                rules.allow().stream().sorted().toList(),
                rules.allowNetwork(),
                rules.timeout(),
                rules.maxOutputChars(),
                rules.maxCallsPerMinute());
    }

    private static CheckedSystem system(SystemEntry entry, ToolRules rules) {
        Optional<Equipment> equipment = Systems.equipment(entry);
        return new CheckedSystem(
                entry.name(),
                entry.type(),
                entry.settings(),
                entry.typedSettings(),
                equipment.map(has -> ToolBox.of(has.tools(), rules).cards()).orElse(List.of()));
    }
}
