package dev.mudlark.bench.report.page;

import static j2html.TagCreator.span;
import static j2html.TagCreator.td;

import dev.mudlark.evaluation.ContrastMeasure;
import dev.mudlark.evaluation.ContrastResult;
import dev.mudlark.evaluation.ContrastVerdict;
import j2html.tags.specialized.TdTag;

/** A difference with its interval, and for eyes and screen readers what the test says of it. */
final class DifferenceCell {

    private static final String FILLED = "\u25cf";
    private static final String HOLLOW = "\u25cb";

    private DifferenceCell() {}

    /**
     * The cell.
     *
     * @param n how many questions the row stands on; the cell tells its own number where it is another
     */
    static TdTag of(ContrastResult result, int n) {
        if (result.difference().value().isEmpty()) {
            return Tables.number(Display.UNKNOWN);
        }
        boolean shown = result.verdict().showsDifference();
        String own = result.n() == n ? "" : " n\u00a0=\u00a0" + result.n();
        return td(
                        span(
                                span(shown ? FILLED : HOLLOW).withClass("seen").attr("aria-hidden", "true"),
                                span(Display.difference(
                                        result.measure(), result.difference().value()))),
                        span(", " + result.verdict().words()).withClass("spoken"),
                        span(Display.bounds(result.measure(), result.difference()) + own)
                                .withClass("note"))
                .withClasses("n", tone(result));
    }

    /** Colour is for scores: cheaper or faster is not better by itself. What is next to nothing has none. */
    private static String tone(ContrastResult result) {
        if (Display.isTiny(result.measure(), result.difference().value().orElse(0))) {
            return "faint";
        }
        ContrastVerdict verdict = result.verdict();
        return switch (verdict) {
            case BETTER -> result.measure() == ContrastMeasure.SCORE ? "up" : "shown";
            case WORSE -> result.measure() == ContrastMeasure.SCORE ? "down" : "shown";
            case MORE, FEWER -> "shown";
            case NO_DIFFERENCE_SHOWN, TOO_FEW, NOT_MEASURED -> "faint";
        };
    }
}
