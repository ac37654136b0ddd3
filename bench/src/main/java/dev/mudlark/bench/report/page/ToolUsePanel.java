package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.tr;

import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Optional;

/** Whether agents call the tools a question needs, and leave alone those it does not need. */
final class ToolUsePanel implements Panel {

    private static final List<String> RATES =
            List.of("required_tool_used_rate", "required_tool_success_rate", "needless_call_rate");
    private static final List<String> HEADINGS =
            List.of("needed tools called", "needed tools worked", "needless calls");

    @Override
    public Optional<DomContent> of(Report report) {
        List<SystemInfo> agents = report.run().systems().stream()
                .filter(system -> !system.tools().isEmpty())
                .toList();
        if (agents.isEmpty()) {
            return Optional.empty();
        }
        IntervalChart chart = chart(report, agents);
        return Optional.of(Tables.panel(
                "tool-use",
                "Are the right tools called?",
                p("Needed tools are those a question declares. A call is needless when the question needs no tool and "
                        + "the tool does not search or read documents. Shares of questions, with 95\u00a0% intervals."),
                chart.isEmpty()
                        ? p(
                                "Nothing could be measured: no answer was scored, or no question says which tools it needs.")
                        : chart.as("tool-use-chart", message(report, agents)),
                table(report, agents)));
    }

    private static IntervalChart chart(Report report, List<SystemInfo> agents) {
        IntervalChart chart = new IntervalChart("share of questions, 0 to 1", HEADINGS, 0, 1);
        for (SystemInfo agent : agents) {
            chart.row(Text.visible(agent.name()), "");
            for (int column = 0; column < RATES.size(); column++) {
                chart.cell(column, value(report, agent, RATES.get(column)), true);
            }
        }
        return chart;
    }

    private static String message(Report report, List<SystemInfo> agents) {
        List<String> parts = agents.stream()
                .filter(agent -> value(report, agent, RATES.getLast()).value().isPresent())
                .map(agent -> Text.visible(agent.name()) + " " + Display.score(value(report, agent, RATES.getLast())))
                .toList();
        return "Needed and needless tool calls by system. Share of questions with needless calls: "
                + (parts.isEmpty() ? "unknown" : Wording.list(parts, "and")) + ".";
    }

    private static DomContent table(Report report, List<SystemInfo> agents) {
        List<DomContent> header = List.of(
                Tables.column("system"),
                Tables.numbers(HEADINGS.get(0)),
                Tables.numbers(HEADINGS.get(1)),
                Tables.numbers(HEADINGS.get(2)),
                Tables.numbers("failed calls"),
                Tables.numbers("calls per question"));
        return Tables.scrolling(
                "Use of tools: shares of questions; failed calls as a share of calls",
                header,
                tbody(each(agents, agent -> row(report, agent))));
    }

    private static DomContent row(Report report, SystemInfo agent) {
        Summary summary = report.summary(agent, Subset.ALL);
        return tr(
                SystemCell.of(agent),
                each(RATES, rate -> Tables.rate(value(report, agent, rate))),
                Tables.number(Display.score(summary.value("tool_error_rate"))),
                Tables.number(Display.number(summary.value("avg_tool_calls").value(), 1)));
    }

    private static MetricValue value(Report report, SystemInfo system, String metric) {
        return report.summary(system, Subset.ALL).value(metric);
    }
}
