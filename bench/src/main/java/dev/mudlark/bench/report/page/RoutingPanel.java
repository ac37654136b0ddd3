package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.tr;

import dev.mudlark.evaluation.RoutingOutcome;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.ToolRouting;
import dev.mudlark.evaluation.ToolRouting.Cell;
import j2html.tags.DomContent;
import j2html.tags.specialized.TdTag;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Which tool agents called first, against the one that questions expect. */
final class RoutingPanel implements Panel {

    @Override
    public Optional<DomContent> of(Report report) {
        List<SystemInfo> systems = report.run().systems().stream()
                .filter(system -> !cells(report, system).isEmpty())
                .toList();
        if (systems.isEmpty()) {
            return Optional.empty();
        }
        List<String> chosen = systems.stream()
                .flatMap(system -> cells(report, system).stream())
                .map(cell -> cell.routing().chosen())
                .distinct()
                .sorted((a, b) -> Boolean.compare(isNone(a), isNone(b)) != 0
                        ? Boolean.compare(isNone(a), isNone(b))
                        : a.compareTo(b))
                .toList();
        return Optional.of(Tables.panel(
                "routing",
                "Which tool was called first?",
                p(
                        "Questions that say which tool is expected: rows are that tool, columns the first one called. Search and off_topic do"
                                + " not count when another tool is expected and called later. A silent skip called no tool where"
                                + " one is expected, a needless call one where none is; a broken call names a tool that does not"
                                + " exist, and is no decision against a call."),
                Tables.scrolling(
                        "Expected against called",
                        header(chosen),
                        systems.stream()
                                .map(system -> group(system, cells(report, system), chosen))
                                .toArray(DomContent[]::new))));
    }

    private static List<DomContent> header(List<String> chosen) {
        List<DomContent> header = new ArrayList<>(List.of(Tables.column("expected")));
        chosen.forEach(tool -> header.add(Tables.numbers(Text.visible(tool))));
        return header;
    }

    private static boolean isNone(String tool) {
        return tool.equals(ToolRouting.NONE) || tool.equals(ToolRouting.UNKNOWN);
    }

    private static List<Cell> cells(Report report, SystemInfo system) {
        return ToolRouting.cells(report.evaluation().results(system.name()));
    }

    private static DomContent group(SystemInfo system, List<Cell> cells, List<String> chosen) {
        Stream<String> expected =
                cells.stream().map(cell -> cell.routing().expected()).distinct();
        return tbody(
                tr(th(span(Text.visible(system.name())), span(summary(cells)).withClass("note"))
                                .attr("scope", "rowgroup")
                                .withColspan(String.valueOf(chosen.size() + 1)))
                        .withClass("group"),
                each(expected.toList(), tool -> row(tool, cells, chosen)));
    }

    private static String summary(List<Cell> cells) {
        int all = count(cells, cell -> true);
        List<String> parts = new ArrayList<>();
        for (RoutingOutcome outcome : RoutingOutcome.values()) {
            int count = count(cells, cell -> cell.routing().outcome() == outcome);
            if (count > 0) {
                parts.add(count + " " + words(outcome, count));
            }
        }
        return " of " + all + ": " + String.join(", ", parts);
    }

    private static String words(RoutingOutcome outcome, int count) {
        String words = outcome.id().replace('_', ' ');
        return count == 1 || outcome == RoutingOutcome.RIGHT ? words : words + "s";
    }

    private static DomContent row(String expected, List<Cell> cells, List<String> chosen) {
        return tr(Tables.row(span(Text.visible(expected))), each(chosen, tool -> cell(expected, tool, cells)));
    }

    private static TdTag cell(String expected, String chosen, List<Cell> cells) {
        Optional<Cell> there = cells.stream()
                .filter(cell -> cell.routing().expected().equals(expected)
                        && cell.routing().chosen().equals(chosen))
                .findFirst();
        if (there.isEmpty()) {
            return td("").withClass("n");
        }
        boolean right = there.get().routing().outcome() == RoutingOutcome.RIGHT;
        return Tables.number(String.valueOf(there.get().questions())).withCondClass(!right, "n alert");
    }

    private static int count(List<Cell> cells, Predicate<Cell> counted) {
        return cells.stream().filter(counted).mapToInt(Cell::questions).sum();
    }
}
