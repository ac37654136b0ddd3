package dev.mudlark.bench.report.page;

import static j2html.TagCreator.body;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.head;
import static j2html.TagCreator.header;
import static j2html.TagCreator.html;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.p;
import static j2html.TagCreator.title;

import dev.mudlark.bench.report.RunInfo;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.RunRecord;
import j2html.tags.DomContent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The report as one HTML page. */
public final class Page {

    /** Most bytes of a page: what a mail server or a browser still takes with ease. */
    static final int MAX_BYTES = 5_000_000;

    /** What stands in the page, in this order: styles in its head, scripts at its end. */
    private static final List<Inline> PARTS = List.of(Inline.style("report.css"), Inline.script("theme.js"));

    /** Room for the frame of the page and the last panel. */
    private static final int RESERVE = 50_000;

    private Page() {}

    /** The page; it has at most 5 MB, unless there are thousands of systems or categories. */
    public static String of(RunRecord run, Evaluation evaluation, RunInfo info) {
        Report report = new Report(run, evaluation, info);
        List<DomContent> panels = new ArrayList<>();
        for (Panel panel : List.of(
                new Banners(),
                new FindingsPanel(),
                new ComparisonPanel(),
                new ToolSetPanel(),
                new ToolUsagePanel(),
                new CategoryPanel(),
                new MetricsPanel())) {
            panel.of(report).ifPresent(panels::add);
        }
        DomContent origin = new OriginPanel().of(report).orElseThrow();
        int used = bytes(each(panels, panel -> panel)) + bytes(origin) + partBytes() + RESERVE;
        new FaultPanel(MAX_BYTES - used).of(report).ifPresent(panels::add);
        panels.add(origin);
        return "<!DOCTYPE html>\n" + frame(report, panels).render() + "\n";
    }

    private static DomContent frame(Report report, List<DomContent> panels) {
        String heading = report.info().title();
        return html(
                        head(
                                meta().withCharset("utf-8"),
                                meta().attr("http-equiv", "Content-Security-Policy")
                                        .withContent(Policy.of(PARTS)),
                                meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                                meta().withName("referrer").withContent("no-referrer"),
                                title(Text.visible(heading) + " - Mudlark"),
                                parts(Inline.Kind.STYLE)),
                        body(
                                header(
                                        h1(Text.visible(heading)),
                                        p(subtitle(report)).withClass("lead")),
                                main(each(panels, panel -> panel)),
                                parts(Inline.Kind.SCRIPT)))
                .withLang("en");
    }

    private static String subtitle(Report report) {
        long questions = report.run().questions().size();
        int systems = report.run().systems().size();
        return Text.counted(systems, "system") + ", " + Text.counted(questions, "question") + ", collection "
                + Text.visible(report.info().collection());
    }

    private static int bytes(DomContent content) {
        return content.render().getBytes(StandardCharsets.UTF_8).length;
    }

    private static int partBytes() {
        return PARTS.stream().mapToInt(part -> bytes(part.element())).sum();
    }

    private static DomContent parts(Inline.Kind kind) {
        return each(PARTS.stream().filter(part -> part.kind() == kind).toList(), Inline::element);
    }
}
