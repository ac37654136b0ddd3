package dev.mudlark.cli;

import dev.mudlark.bench.ConfigSummary;
import dev.mudlark.bench.ConfigSummary.CheckedSystem;
import dev.mudlark.bench.Finding;
import dev.mudlark.context.Counted;
import dev.mudlark.tools.ToolCard;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a config comes to, to read. */
final class ConfigSummaryLines {

    private static final int WIDTH = 80;

    private ConfigSummaryLines() {}

    static String of(ConfigSummary summary) {
        StringBuilder text = new StringBuilder();
        if (!summary.faults().isEmpty()) {
            text.append("faults (").append(summary.faults().size()).append(")\n");
            summary.faults()
                    .forEach(fault -> text.append("  - ").append(line(fault)).append('\n'));
            return text.append("\nthis cannot be run\n").toString();
        }
        text.append(head(summary)).append('\n');
        summary.systems().forEach(system -> text.append(system(system)));
        return text.append('\n')
                .append(Counted.of(summary.systems().size(), "system"))
                .append(", no fault; mudlark validate reads the data too"
                        + (summary.model().isPresent()
                                ? ""
                                : ",\nand a run needs --model or --mock (" + CheckLines.NO_MODEL + ")")
                        + "\n")
                .toString();
    }

    private static String line(Finding fault) {
        return Visible.line(fault.where() + ": " + fault.message());
    }

    private static String head(ConfigSummary summary) {
        ConfigSummary.Rules rules = summary.rules();
        return fact("experiment", summary.name())
                + fact("model", summary.model().orElse("none named"))
                + fact("documents", path(summary.docs()))
                + fact("questions", path(summary.questions()))
                + fact("judgements", path(summary.qrels()))
                + fact(
                        "tools",
                        "a call ends after " + Counted.seconds(rules.timeout()) + " s, a result is cut to "
                                + Counted.of(rules.maxOutputChars(), "character") + ", today is " + summary.toolsNow())
                + (rules.maxCallsPerMinute().isEmpty()
                        ? ""
                        : fact(
                                "a minute",
                                rules.maxCallsPerMinute().entrySet().stream()
                                        .map(rate -> "at most "
                                                + Counted.of(rate.getValue(), "call of ", "calls of ")
                                                + rate.getKey())
                                        .collect(Collectors.joining(", "))))
                + fact(
                        "allowed",
                        (rules.allow().isEmpty() ? "no tool with side effects" : String.join(", ", rules.allow()))
                                + (rules.allowNetwork() ? "; the network too" : "; no network"));
    }

    private static String fact(String name, String value) {
        String head = name + " ".repeat(12 - name.length());
        return Paragraph.of(head, " ".repeat(head.length()), Visible.line(value), WIDTH);
    }

    private static String path(Optional<Path> path) {
        return path.map(Path::toString).orElse("none named");
    }

    private static String system(CheckedSystem system) {
        String type = system.type().equals(system.name()) ? "" : " (" + system.type() + ")";
        String options = system.settings().entrySet().stream()
                .map(option -> option.getKey() + " " + option.getValue())
                .collect(Collectors.joining(", "));
        String tools = system.tools().stream().map(ConfigSummaryLines::tool).collect(Collectors.joining(", "));
        return "- " + Visible.line(system.name() + type) + "\n"
                + (options.isEmpty() ? "" : Paragraph.of("    ", "    ", Visible.line(options), WIDTH))
                + (tools.isEmpty() ? "" : Paragraph.of("    tools: ", "      ", Visible.line(tools), WIDTH));
    }

    private static String tool(ToolCard tool) {
        SideEffects effects = tool.traits().sideEffects();
        String touched = effects == SideEffects.NONE ? "" : " (" + effects.label() + ")";
        String time = tool.traits()
                .timeout()
                .map(own -> " (" + Counted.seconds(own) + " s)")
                .orElse("");
        return tool.spec().name() + touched + time;
    }
}
