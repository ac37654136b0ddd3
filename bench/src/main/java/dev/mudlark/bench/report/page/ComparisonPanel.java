package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.tr;

import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** Every system on all questions, on those that need tools, and on the others. */
final class ComparisonPanel implements Panel {

    private static final int COLUMNS = 6;

    @Override
    public Optional<DomContent> of(Report report) {
        String cost = Wording.hasStandIn(report.run()) ? "cost per question (notional)" : "cost per question";
        List<DomContent> header = List.of(
                Tables.column("system"),
                Tables.numbers("answer score"),
                Tables.numbers("keyword recall"),
                Tables.numbers(report.recall()),
                Tables.numbers(cost),
                Tables.numbers("latency p50"));
        return Optional.of(Tables.panel(
                "comparison",
                "Comparison",
                p("Answer scores run from 0 to 1 and carry a 95 % interval; n is the number of questions scored. "
                        + "A dash is unknown, not zero. The highest score of each group is bold; where intervals "
                        + "overlap widely, the order may be chance."),
                Tables.scrolling(
                        "Systems by group of questions",
                        header,
                        Stream.of(Subset.values())
                                .filter(subset -> report.questions(subset) > 0)
                                .map(subset -> group(report, subset))
                                .toArray(DomContent[]::new))));
    }

    private static DomContent group(Report report, Subset subset) {
        OptionalDouble best = report.run().systems().stream()
                .flatMapToDouble(system -> report.summary(system, subset).value("answer_score").value().stream())
                .max();
        return tbody(
                tr(th(Wording.name(subset) + " (" + report.questions(subset) + ")")
                                .attr("scope", "rowgroup")
                                .withColspan(String.valueOf(COLUMNS)))
                        .withClass("group"),
                each(report.run().systems(), system -> row(report, system, report.summary(system, subset), best)));
    }

    private static DomContent row(Report report, SystemInfo system, Summary summary, OptionalDouble best) {
        MetricValue score = summary.value("answer_score");
        boolean isBest = score.value().isPresent() && score.value().equals(best);
        return tr(
                SystemCell.of(system),
                summary.n() == 0 ? td("not asked").withClass("n") : withFailures(ScoreCell.of(score, isBest), summary),
                Tables.number(Display.score(summary.value("keyword_recall"))),
                Tables.number(Display.score(summary.value(report.recall()))),
                Tables.number(Display.dollars(summary.value("cost_per_question").value())),
                Tables.number(Display.millis(summary.value("latency_p50_ms").value())));
    }

    private static DomContent withFailures(j2html.tags.specialized.TdTag cell, Summary summary) {
        int failed = summary.nError() + summary.nUnscoreable();
        return failed == 0
                ? cell
                : cell.with(
                        j2html.TagCreator.span(failed + " failed, not counted").withClasses("note", "alert"));
    }
}
