package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.tr;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Optional;

/** What each system costs beside how good it is. */
final class QualityCostPanel implements Panel {

    /** More names than this make no sentence. */
    private static final int MOST_NAMED = 4;

    @Override
    public Optional<DomContent> of(Report report) {
        List<ParetoFront.Place> places = report.run().systems().stream()
                .flatMap(system -> ParetoFront.Place.of(report, system).stream())
                .toList();
        if (places.size() < 2) {
            return Optional.empty();
        }
        List<SystemInfo> front = ParetoFront.of(report);
        String message = message(front);
        return Optional.of(Tables.panel(
                "quality-cost",
                "Quality against cost",
                p(message + " Bars are 95\u00a0% intervals; where they overlap, the order of scores may be chance."),
                chart(report, places, front, message),
                table(report, places, front)));
    }

    private static String message(List<SystemInfo> front) {
        if (front.size() > MOST_NAMED) {
            return Counted.of(front.size(), "system")
                    + " are beaten by no other: none is both better and cheaper than they are.";
        }
        List<String> names =
                front.stream().map(system -> Text.visible(system.name())).toList();
        return names.size() == 1
                ? "No system scores higher or costs less than " + names.getFirst() + "."
                : "No system is both better and cheaper than " + Wording.list(names, "or") + ".";
    }

    private static DomContent chart(
            Report report, List<ParetoFront.Place> places, List<SystemInfo> front, String message) {
        ObjectNode data = Chart.object();
        data.put("xLabel", cost(report) + ", US dollars");
        data.put("yLabel", "answer score, 0 to 1");
        data.putArray("domain").add(0).add(top(report, places));
        var points = data.putArray("points");
        for (ParetoFront.Place place : places) {
            ObjectNode point = points.addObject()
                    .put("name", Text.visible(place.system().name()))
                    .put("x", place.cost())
                    .put("y", place.score())
                    .put("front", front.contains(place.system()));
            Chart.withInterval(point, score(report, place.system()));
        }
        return Chart.of("scatter", "quality-cost-chart", message, data);
    }

    /** The axis starts at zero and ends at the next tenth above every interval. */
    private static double top(Report report, List<ParetoFront.Place> places) {
        double highest = places.stream()
                .mapToDouble(place -> score(report, place.system())
                        .interval()
                        .map(bounds -> bounds.high())
                        .orElse(place.score()))
                .max()
                .orElse(1);
        return Math.min(1, Math.max(2, Math.ceil(highest * 10 + 0.2)) / 10);
    }

    private static String cost(Report report) {
        return Wording.hasStandIn(report.run()) ? "cost per question (notional)" : "cost per question";
    }

    private static MetricValue score(Report report, SystemInfo system) {
        return report.summary(system, Subset.ALL).value("answer_score");
    }

    private static DomContent table(Report report, List<ParetoFront.Place> places, List<SystemInfo> front) {
        List<DomContent> header = List.of(
                Tables.numbers("#"),
                Tables.column("system"),
                Tables.numbers("answer score"),
                Tables.numbers(cost(report)),
                Tables.numbers("cost per point of score"),
                Tables.column("cheaper and better"));
        int[] number = {0};
        return Tables.scrolling(
                "Answer score and cost on all questions",
                header,
                tbody(each(places, place -> row(report, place, places, front, ++number[0]))));
    }

    private static DomContent row(
            Report report,
            ParetoFront.Place place,
            List<ParetoFront.Place> places,
            List<SystemInfo> front,
            int number) {
        Summary summary = report.summary(place.system(), Subset.ALL);
        MetricValue score = summary.value("answer_score");
        List<String> better = places.stream()
                .filter(other -> other.beats(place))
                .map(other -> Text.visible(other.system().name()))
                .toList();
        return tr(
                Tables.number(String.valueOf(number)).withClasses("n", "quiet"),
                Tables.row(Names.of(place.system().name())),
                Tables.number(Display.score(score), Display.interval(score).orElse("")),
                Tables.number(Display.dollars(summary.value("cost_per_question").value())),
                Tables.number(perPoint(place)),
                front.contains(place.system()) ? td("none").withClass("strong") : td(named(better)));
    }

    private static String named(List<String> names) {
        int more = names.size() - MOST_NAMED + 1;
        return more < 2
                ? Wording.list(names, "and")
                : String.join(", ", names.subList(0, MOST_NAMED - 1)) + " and " + more + " more";
    }

    private static String perPoint(ParetoFront.Place place) {
        return place.score() > 0
                ? Display.dollars(java.util.OptionalDouble.of(place.cost() / place.score()))
                : Display.UNKNOWN;
    }
}
