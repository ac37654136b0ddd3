package dev.mudlark.bench.report.page;

import static j2html.TagCreator.caption;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.table;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.DomContent;
import j2html.tags.specialized.TdTag;
import j2html.tags.specialized.ThTag;
import java.util.List;

/** Pieces that panels are made of. */
final class Tables {

    private Tables() {}

    /** A section with a heading that can be linked to. */
    static DomContent panel(String id, String heading, DomContent... content) {
        return section(h2(heading).withId(id), each(content)).attr("aria-labelledby", id);
    }

    /** A table that scrolls sideways by itself when the screen is narrow. */
    static DomContent scrolling(String caption, List<? extends DomContent> header, DomContent... bodies) {
        return div(table(caption(span(caption)), thead(tr(each(header, cell -> cell))), each(bodies)))
                .withClass("scroll")
                .attr("role", "region")
                .attr("tabindex", "0")
                .attr("aria-label", caption);
    }

    /** The heading of a column of text. */
    static ThTag column(String name) {
        return th(name).attr("scope", "col");
    }

    /** The heading of a column of numbers. */
    static ThTag numbers(String name) {
        return column(name).withClass("n");
    }

    /** The heading of a column of numbers that is named after a system. */
    static ThTag numbers(SystemInfo system) {
        return th(Names.breakable(system.name())).attr("scope", "col").withClass("n");
    }

    /** The heading of a row. */
    static ThTag row(DomContent... content) {
        return th(content).attr("scope", "row");
    }

    /** A number. */
    static TdTag number(String text) {
        return td(text).withClass("n");
    }

    /** A share with its interval and the questions that it is measured on below. */
    static TdTag rate(MetricValue value) {
        return value.n() == 0
                ? number(Display.UNKNOWN)
                : number(
                        Display.score(value),
                        Display.interval(value).map(text -> text + " ").orElse("") + "n\u00a0=\u00a0" + value.n());
    }

    /** A number with something smaller below it. */
    static TdTag number(String text, String note) {
        return td(span(text), span(note).withClass("note")).withClass("n");
    }
}
