package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.tr;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.Contrast;
import dev.mudlark.evaluation.ContrastMeasure;
import dev.mudlark.evaluation.ContrastResult;
import dev.mudlark.evaluation.Subset;
import j2html.tags.DomContent;
import j2html.tags.specialized.TdTag;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Pairs of systems question by question: what the difference between them bought, and what it cost. */
final class ContrastPanel implements Panel {

    private static final int COLUMNS = 8;

    @Override
    public Optional<DomContent> of(Report report) {
        List<Contrast> pairs = report.evaluation().contrasts().stream()
                .filter(result -> result.difference().n() > 0)
                .map(ContrastResult::contrast)
                .distinct()
                .toList();
        if (pairs.isEmpty()) {
            return Optional.empty();
        }
        List<Subset> subsets = subsets(report);
        return Optional.of(Tables.panel(
                "contrasts",
                "What tools bought, and what they cost",
                p("Each row compares two systems question by question: mean differences over the questions both "
                        + "answered, with 95\u00a0% bootstrap intervals. A filled mark is a difference that a permutation "
                        + "test shows after Holm's adjustment (p at most " + ContrastResult.ALPHA
                        + "); a hollow one may be chance, which does not say that there is none."),
                iff(hasScores(report), ForestChart.of(report, pairs, subsets)),
                table(report, pairs, subsets)));
    }

    /** All questions alone where none needs tools, or every one does. */
    private static List<Subset> subsets(Report report) {
        return report.hasParts() ? List.of(Subset.NEEDS_TOOLS, Subset.OTHER, Subset.ALL) : List.of(Subset.ALL);
    }

    /** Without a label no question has a score, and a chart of them would be empty. */
    private static boolean hasScores(Report report) {
        return report.evaluation().contrasts().stream()
                .anyMatch(result -> result.measure() == ContrastMeasure.SCORE
                        && result.difference().value().isPresent());
    }

    private static DomContent table(Report report, List<Contrast> pairs, List<Subset> subsets) {
        List<DomContent> header = List.of(
                Tables.column("compared"),
                Tables.numbers("n"),
                Tables.numbers("answer score"),
                Tables.numbers("p (Holm)"),
                Tables.column("verdict"),
                Tables.numbers(Wording.hasStandIn(report.run()) ? "cost per question (notional)" : "cost per question"),
                Tables.numbers("mean latency"),
                Tables.numbers("steps"));
        return Tables.scrolling(
                "Differences, first system less second",
                header,
                subsets.stream().map(subset -> group(report, pairs, subset)).toArray(DomContent[]::new));
    }

    private static DomContent group(Report report, List<Contrast> pairs, Subset subset) {
        return tbody(
                tr(th(report.heading(subset)).attr("scope", "rowgroup").withColspan(String.valueOf(COLUMNS)))
                        .withClass("group"),
                each(pairs.stream().flatMap(pair -> row(report, pair, subset)).toList(), row -> row));
    }

    private static Stream<DomContent> row(Report report, Contrast pair, Subset subset) {
        return report.evaluation().contrast(pair, subset, ContrastMeasure.SCORE).stream()
                .map(score -> tr(
                        Tables.row(
                                Names.of(pair.system()),
                                span("against " + Text.visible(pair.baseline())).withClass("note")),
                        Tables.number(String.valueOf(score.n())),
                        DifferenceCell.of(score, score.n()),
                        Tables.number(Display.pValue(score.adjustedP())),
                        verdict(score),
                        cell(report, score, ContrastMeasure.COST),
                        cell(report, score, ContrastMeasure.LATENCY),
                        cell(report, score, ContrastMeasure.STEPS)));
    }

    private static TdTag verdict(ContrastResult score) {
        String leftOut = score.leftOut() == 0 ? "" : Counted.of(score.leftOut(), "question") + " left out";
        return td(
                span(score.verdict().words()).withClass("wrapped"),
                span(leftOut).withClass("note"));
    }

    private static TdTag cell(Report report, ContrastResult score, ContrastMeasure measure) {
        return report.evaluation()
                .contrast(score.contrast(), score.subset(), measure)
                .map(result -> DifferenceCell.of(result, score.n()))
                .orElseGet(() -> Tables.number(Display.UNKNOWN));
    }
}
