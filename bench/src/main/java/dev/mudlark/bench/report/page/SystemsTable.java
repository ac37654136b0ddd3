package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.tr;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.DomContent;
import j2html.tags.specialized.TdTag;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** Every system in one line, the highest score first. */
final class SystemsTable {

    private SystemsTable() {}

    static DomContent of(Report report) {
        boolean parts = report.hasParts();
        List<DomContent> header = new ArrayList<>();
        header.add(Tables.column("system"));
        header.add(Tables.numbers("answer score"));
        header.add(Tables.numbers("scored"));
        if (parts) {
            header.add(Tables.numbers("on " + report.asked(Subset.NEEDS_TOOLS)
                    + Counted.either(report.asked(Subset.NEEDS_TOOLS), " that needs tools", " that need tools")));
            header.add(Tables.numbers("on " + Counted.of(report.asked(Subset.OTHER), "other")));
        }
        header.add(Tables.numbers(
                Wording.hasStandIn(report.run()) ? "cost per question (notional)" : "cost per question"));
        header.add(Tables.numbers("latency p50"));
        List<SystemInfo> ranked = report.ranked();
        OptionalDouble best = ranked.isEmpty()
                ? OptionalDouble.empty()
                : report.score(ranked.getFirst(), Subset.ALL).value();
        return Tables.scrolling(
                "Systems, highest answer score first (0 to 1, with 95\u00a0% interval)",
                header, tbody(each(ranked, system -> row(report, system, parts, best))));
    }

    private static DomContent row(Report report, SystemInfo system, boolean parts, OptionalDouble best) {
        Summary summary = report.summary(system, Subset.ALL);
        MetricValue score = summary.value("answer_score");
        boolean isBest = score.value().isPresent() && score.value().equals(best);
        List<DomContent> cells = new ArrayList<>();
        cells.add(Tables.row(Names.of(system.name())));
        cells.add(summary.n() == 0 ? Tables.number("not asked") : ScoreCell.of(score, isBest));
        cells.add(scored(summary, score.n()));
        if (parts) {
            cells.add(part(report, system, Subset.NEEDS_TOOLS));
            cells.add(part(report, system, Subset.OTHER));
        }
        cells.add(Tables.number(Display.cost(report.evaluation(), summary)));
        cells.add(Tables.number(Display.millis(summary.value("latency_p50_ms").value())));
        return tr(each(cells, cell -> cell));
    }

    /** How many answers the score stands on; a failed question never counts as zero, nor does one without a label. */
    private static TdTag scored(Summary summary, int scored) {
        int failed = summary.nError() + summary.nUnscoreable();
        TdTag cell = Tables.number(scored == summary.n() ? String.valueOf(scored) : scored + " of " + summary.n());
        return failed == 0 ? cell : cell.withClasses("n", "alert");
    }

    /** A score, and how many answers it stands on where that is not all that the heading counts. */
    private static TdTag part(Report report, SystemInfo system, Subset subset) {
        MetricValue score = report.score(system, subset);
        return score.n() == report.asked(subset) || score.value().isEmpty()
                ? Tables.number(Display.score(score))
                : Tables.number(Display.score(score), "n\u00a0=\u00a0" + score.n());
    }
}
