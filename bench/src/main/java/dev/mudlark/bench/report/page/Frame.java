package dev.mudlark.bench.report.page;

import static j2html.TagCreator.a;
import static j2html.TagCreator.body;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.head;
import static j2html.TagCreator.header;
import static j2html.TagCreator.html;
import static j2html.TagCreator.li;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.p;
import static j2html.TagCreator.title;
import static j2html.TagCreator.ul;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.Subset;
import j2html.tags.DomContent;
import java.util.List;

/** What stands around the panels: head, policy, styles, title, contents, scripts. */
final class Frame {

    /** What stands in every page, in this order: styles in its head, scripts at its end. */
    private static final List<Inline> INLINE = List.of(
            Inline.style("report.css"),
            Inline.style("explorer.css"),
            Inline.script("theme.js"),
            Inline.script("vendor/d3.min.js"),
            Inline.script("vendor/plot.umd.min.js"),
            Inline.script("charts.js"),
            Inline.script("explorer.js"),
            Inline.script("explorer-case.js"));

    /** Bytes of all of it. */
    static final int BYTES =
            INLINE.stream().mapToInt(part -> Page.bytes(part.element())).sum();

    private Frame() {}

    static DomContent of(Report report, List<Page.Part> contents, List<DomContent> panels, DomContent footer) {
        String heading = Text.visible(report.info().title());
        return html(
                        head(
                                meta().withCharset("utf-8"),
                                meta().attr("http-equiv", "Content-Security-Policy")
                                        .withContent(Policy.of(INLINE)),
                                meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                                meta().withName("referrer").withContent("no-referrer"),
                                meta().withName("color-scheme").withContent("light dark"),
                                title(heading + " - Mudlark"),
                                inline(Inline.Kind.STYLE)),
                        body(
                                a("Skip to the result").withHref("#main").withClass("skip"),
                                header(h1(heading), p(subtitle(report)).withClass("lead"), contents(contents)),
                                main(each(panels, panel -> panel)).withId("main"),
                                footer,
                                inline(Inline.Kind.SCRIPT)))
                .withLang("en");
    }

    private static DomContent contents(List<Page.Part> parts) {
        return nav(ul(each(parts, part -> li(a(part.label()).withHref("#" + part.id())))))
                .attr("aria-label", "Contents");
    }

    private static String subtitle(Report report) {
        long questions = report.questions(Subset.ALL);
        long asked = report.asked(Subset.ALL);
        int systems = report.run().systems().size();
        return Counted.of(systems, "system") + ", " + (asked == questions ? "" : asked + " of ")
                + Counted.of(questions, "question") + (asked == questions ? "" : " asked") + ", collection "
                + Text.visible(report.info().collection());
    }

    private static DomContent inline(Inline.Kind kind) {
        return each(INLINE.stream().filter(part -> part.kind() == kind).toList(), Inline::element);
    }
}
