package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.text;
import static j2html.TagCreator.tr;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.JudgeAxis;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Verdict;
import j2html.tags.DomContent;
import j2html.tags.specialized.TdTag;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a model that judges answers gave each system on each axis, and what that cost. */
final class JudgePanel implements Panel {

    @Override
    public Optional<DomContent> of(Report report) {
        List<Verdict> verdicts = report.run().verdicts();
        if (verdicts.isEmpty()) {
            return Optional.empty();
        }
        List<JudgeAxis> axes = Arrays.stream(JudgeAxis.values())
                .filter(axis ->
                        verdicts.stream().anyMatch(verdict -> verdict.axes().containsKey(axis)))
                .toList();
        List<DomContent> content = new ArrayList<>();
        content.add(p(introduction(verdicts)));
        List<SystemInfo> own = report.run().judgedByThemselves();
        if (!own.isEmpty()) {
            content.add(p(strong("Judge and judged. "), text(Wording.judgedByThemselves(report.run()))));
        }
        missing(verdicts).ifPresent(line -> content.add(p(line)));
        content.add(table(report, axes, own));
        return Optional.of(Tables.panel("judge", "What does the judge say?", content.toArray(DomContent[]::new)));
    }

    private static String introduction(List<Verdict> verdicts) {
        String judges = verdicts.stream()
                .map(verdict -> Text.visible(verdict.judge()))
                .distinct()
                .collect(Collectors.joining(" and "));
        long graded = verdicts.stream().filter(verdict -> verdict.grades() > 0).count();
        return judges + " graded " + Counted.grouped(graded, "answer") + ", each axis from "
                + JudgeAxis.LOWEST + " to " + JudgeAxis.HIGHEST
                + ", higher is better, without being told who answered. Means with 95\u00a0% intervals; n is the number"
                + " of answers that have a grade. What judging cost is part of no other cost.";
    }

    private static Optional<String> missing(List<Verdict> verdicts) {
        long failed = verdicts.stream()
                .filter(verdict -> verdict.failure().isPresent())
                .count();
        return failed == 0
                ? Optional.empty()
                : Optional.of("The judge gave no reply for " + Counted.grouped(failed, "answer")
                        + Counted.either(failed, "; its grades are", "; their grades are")
                        + " missing and count for nothing. mudlark run --resume judges them again.");
    }

    private static DomContent table(Report report, List<JudgeAxis> axes, List<SystemInfo> own) {
        List<DomContent> header = new ArrayList<>(List.of(Tables.column("system")));
        axes.forEach(axis -> header.add(Tables.numbers(axis.id())));
        header.add(Tables.numbers("judging, per answer"));
        return Tables.scrolling(
                "Grades of the judge, highest answer score first",
                header,
                tbody(each(report.ranked(), system -> row(report, system, axes, own.contains(system)))));
    }

    private static DomContent row(Report report, SystemInfo system, List<JudgeAxis> axes, boolean own) {
        Summary summary = report.summary(system, Subset.ALL);
        List<DomContent> cells = new ArrayList<>();
        cells.add(
                own
                        ? Tables.row(
                                Names.of(system.name()), span("also the judge").withClass("note"))
                        : Tables.row(Names.of(system.name())));
        axes.forEach(axis -> cells.add(Tables.rate(summary.value("judge_" + axis.id()))));
        cells.add(cost(report, system, summary));
        return tr(each(cells, cell -> cell));
    }

    private static TdTag cost(Report report, SystemInfo system, Summary summary) {
        MetricValue cost = summary.value("judge_cost_per_question");
        boolean judged = report.run().verdicts().stream()
                .anyMatch(verdict -> verdict.system().equals(system.name()));
        return Tables.number(cost.n() == 0 && judged ? "unpriced" : Display.dollars(cost.value()));
    }
}
