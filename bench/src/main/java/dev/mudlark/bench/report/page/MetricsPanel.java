package dev.mudlark.bench.report.page;

import static j2html.TagCreator.details;
import static j2html.TagCreator.each;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.tr;

import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.DomContent;
import j2html.tags.specialized.TdTag;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All metrics of all systems, each with what it means. */
final class MetricsPanel implements Panel {

    /** More columns than this fit no sheet of paper, so the table stays folded there. */
    private static final int MOST_ON_PAPER = 8;

    @Override
    public Optional<DomContent> of(Report report) {
        List<DomContent> header = new ArrayList<>();
        header.add(Tables.column("metric"));
        report.run().systems().forEach(system -> header.add(Tables.numbers(system)));
        return Optional.of(Tables.panel(
                "metrics",
                "All metrics",
                details(
                                summary("Show every metric on all questions, with what it means"),
                                Tables.scrolling(
                                        "All questions; n is the number of questions a metric says something about",
                                        header,
                                        tbody(each(report.evaluation().metrics(), metric -> row(report, metric)))))
                        .withCondClass(report.run().systems().size() <= MOST_ON_PAPER, "unfold")));
    }

    private static DomContent row(Report report, MetricInfo metric) {
        return tr(
                Tables.row(
                        span(metric.name()).withClass("name"),
                        span(metric.meaning() + better(metric)).withClass("note")),
                each(report.run().systems(), system -> cell(report, system, metric)));
    }

    private static String better(MetricInfo metric) {
        return switch (metric.direction()) {
            case HIGHER -> " Higher is better.";
            case LOWER -> " Lower is better.";
            case NEITHER -> "";
        };
    }

    private static TdTag cell(Report report, SystemInfo system, MetricInfo metric) {
        MetricValue value = report.summary(system, Subset.ALL).value(metric.name());
        String text = switch (metric.unit()) {
            case SHARE -> Display.score(value);
            case USD -> Display.dollars(value.value());
            case MILLISECONDS -> Display.millis(value.value());
            case SECONDS -> Display.number(value.value(), 2) + (value.value().isPresent() ? " s" : "");
            case COUNT, GRADE -> Display.number(value.value(), 2);
        };
        return value.n() == 0 ? Tables.number(text) : Tables.number(text, "n\u00a0=\u00a0" + value.n());
    }
}
