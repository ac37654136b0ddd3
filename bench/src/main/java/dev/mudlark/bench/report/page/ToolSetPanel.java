package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.tr;

import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.DomContent;
import j2html.tags.specialized.TdTag;
import java.util.List;
import java.util.Optional;

/** Each tool set against the same agent with search alone: what it bought and what it cost. */
final class ToolSetPanel implements Panel {

    @Override
    public Optional<DomContent> of(Report report) {
        List<SystemInfo> systems = report.withToolSets();
        if (systems.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Tables.panel(
                "tool-sets",
                "What each tool set bought, and what it cost",
                p("Differences to the same agent with search as its only tool. Score differences are means over the "
                        + "questions both answered, with a 95 % interval; an interval that holds 0 means that "
                        + "the difference may be chance."),
                differences(report, systems, Subset.NEEDS_TOOLS),
                differences(report, systems, Subset.OTHER),
                use(report, systems)));
    }

    private static DomContent differences(Report report, List<SystemInfo> systems, Subset subset) {
        List<DomContent> header = List.of(
                Tables.column("tool set"),
                Tables.numbers("answer score"),
                Tables.numbers("keyword recall"),
                Tables.numbers("cost per question"),
                Tables.numbers("latency p50"),
                Tables.numbers("steps"),
                Tables.numbers("tool calls"));
        return Tables.scrolling(
                Wording.name(subset) + ": difference to search alone",
                header,
                tbody(each(systems, system -> difference(report, system, subset))));
    }

    private static DomContent difference(Report report, SystemInfo system, Subset subset) {
        SystemInfo baseline = report.baseline(system).orElseThrow();
        Summary with = report.summary(system, subset);
        Summary without = report.summary(baseline, subset);
        return tr(
                Tables.row(
                        span(Text.visible(system.name())).withClass("name"),
                        span("+ " + String.join(", ", Wording.toolsBesideSearch(system)) + "; against "
                                        + Text.visible(baseline.name()))
                                .withClass("note")),
                gain(report, system, baseline, subset, "answer_score"),
                gain(report, system, baseline, subset, "keyword_recall"),
                Tables.number(Display.signedDollars(change(with, without, "cost_per_question"))),
                Tables.number(Display.signedMillis(change(with, without, "latency_p50_ms"))),
                Tables.number(Display.signed(change(with, without, "avg_steps"), 1)),
                Tables.number(Display.signed(change(with, without, "avg_tool_calls"), 1)));
    }

    private static java.util.OptionalDouble change(Summary with, Summary without, String metric) {
        return Display.minus(with.value(metric), without.value(metric));
    }

    private static TdTag gain(Report report, SystemInfo system, SystemInfo baseline, Subset subset, String metric) {
        MetricValue gain = report.evaluation().difference(system.name(), baseline.name(), subset, metric);
        String note = Display.interval(gain).map(text -> text + " ").orElse("") + "n\u00a0=\u00a0" + gain.n();
        TdTag cell = Tables.number(Display.signed(gain.value(), 2), note);
        boolean certain = gain.interval()
                .filter(interval -> interval.low() > 0 || interval.high() < 0)
                .isPresent();
        return certain ? cell.withClasses("n", gain.value().orElse(0) > 0 ? "up" : "down") : cell;
    }

    private static DomContent use(Report report, List<SystemInfo> systems) {
        List<DomContent> header = List.of(
                Tables.column("tool set"),
                Tables.numbers("required tools used"),
                Tables.numbers("required tools worked"),
                Tables.numbers("needless calls"),
                Tables.numbers("tool errors"));
        return Tables.scrolling(
                "Use of tools: shares of questions; errors as a share of calls", header, tbody(each(systems, system -> {
                    Summary summary = report.summary(system, Subset.ALL);
                    return tr(
                            Tables.row(span(Text.visible(system.name())).withClass("name")),
                            rate(summary, "required_tool_used_rate"),
                            rate(summary, "required_tool_success_rate"),
                            rate(summary, "needless_call_rate"),
                            Tables.number(Display.score(summary.value("tool_error_rate"))));
                })));
    }

    private static TdTag rate(Summary summary, String metric) {
        MetricValue value = summary.value(metric);
        String interval = Display.interval(value).map(text -> text + " ").orElse("");
        return Tables.number(Display.score(value), interval + "n\u00a0=\u00a0" + value.n());
    }
}
