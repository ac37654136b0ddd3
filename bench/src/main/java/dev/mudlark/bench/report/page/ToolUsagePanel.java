package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.th;
import static j2html.TagCreator.tr;

import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.ToolUsage;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Calls, errors, time and money by system and tool. */
final class ToolUsagePanel implements Panel {

    private static final int COLUMNS = 8;
    /** Names that models made up are shown until there are this many rows of a system. */
    private static final int MOST_ROWS = 50;

    @Override
    public Optional<DomContent> of(Report report) {
        List<SystemInfo> systems = report.run().systems().stream()
                .filter(system -> !rows(report, system).isEmpty())
                .toList();
        if (systems.isEmpty()) {
            return Optional.empty();
        }
        List<DomContent> header = List.of(
                Tables.column("tool"),
                Tables.numbers("calls"),
                Tables.numbers("errors"),
                Tables.numbers("error rate"),
                Tables.numbers("cut"),
                Tables.numbers("questions"),
                Tables.numbers("mean time"),
                Tables.numbers("cost"));
        return Optional.of(Tables.panel(
                "tools",
                "Tool usage",
                p("Every tool that was offered, used or not. Cut counts results that were shortened to fit."),
                Tables.scrolling(
                        "Calls by system and tool",
                        header,
                        systems.stream()
                                .map(system -> group(system, rows(report, system)))
                                .toArray(DomContent[]::new))));
    }

    private static List<ToolUsage> rows(Report report, SystemInfo system) {
        return report.evaluation().toolUsage().stream()
                .filter(usage -> usage.system().equals(system.name()))
                .toList();
    }

    private static DomContent group(SystemInfo system, List<ToolUsage> rows) {
        return tbody(
                tr(th(Text.visible(system.name())).attr("scope", "rowgroup").withColspan(String.valueOf(COLUMNS)))
                        .withClass("group"),
                each(rows.stream().limit(MOST_ROWS).toList(), ToolUsagePanel::row));
    }

    private static DomContent row(ToolUsage usage) {
        String name = Text.shortened(Text.visible(usage.tool()), 80);
        return tr(
                        usage.offered()
                                ? Tables.row(span(name))
                                : Tables.row(span(name), span("not offered").withClasses("note", "alert")),
                        Tables.number(String.valueOf(usage.calls())),
                        Tables.number(String.valueOf(usage.errors())),
                        Tables.number(Display.number(usage.errorRate(), 2)),
                        Tables.number(String.valueOf(usage.truncated())),
                        Tables.number(String.valueOf(usage.questionsUsing())),
                        Tables.number(Display.millis(usage.avgLatencyMs())),
                        Tables.number(Display.dollars(OptionalDouble.of(usage.totalCostNanoDollars() / 1e9))))
                .withCondClass(usage.calls() == 0, "quiet");
    }
}
