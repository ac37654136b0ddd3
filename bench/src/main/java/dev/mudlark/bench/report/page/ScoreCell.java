package dev.mudlark.bench.report.page;

import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.span;
import static j2html.TagCreator.td;

import dev.mudlark.evaluation.Interval;
import dev.mudlark.evaluation.MetricValue;
import j2html.tags.specialized.TdTag;
import java.util.Locale;
import java.util.Optional;

/** A score with its interval, as number and as picture. */
final class ScoreCell {

    private static final int WIDTH = 120;
    private static final int HEIGHT = 14;

    private ScoreCell() {}

    static TdTag of(MetricValue value, boolean best) {
        if (value.value().isEmpty()) {
            return td(Display.UNKNOWN).withClass("n");
        }
        return td(
                        span(Display.score(value)).withClasses("score", best ? "best" : ""),
                        rawHtml(picture(value.value().getAsDouble(), value.interval())),
                        span(Display.interval(value).orElse("")).withClasses("note", "inline"))
                .withClass("n");
    }

    /** Made of numbers alone, so there is nothing to escape. */
    private static String picture(double value, Optional<Interval> interval) {
        double middle = HEIGHT / 2.0;
        String range = interval.map(bounds -> String.format(
                        Locale.ROOT,
                        "<line class=\"range\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>",
                        x(bounds.low()),
                        x(bounds.high()),
                        middle,
                        middle))
                .orElse("");
        return String.format(
                Locale.ROOT,
                "<svg class=\"plot\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" aria-hidden=\"true\">"
                        + "<line class=\"axis\" x1=\"4\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>%s"
                        + "<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"4\"/></svg>",
                WIDTH,
                HEIGHT,
                WIDTH,
                HEIGHT,
                WIDTH - 4,
                middle,
                middle,
                range,
                x(value),
                middle);
    }

    private static double x(double share) {
        return 4 + Math.clamp(share, 0.0, 1.0) * (WIDTH - 8);
    }
}
