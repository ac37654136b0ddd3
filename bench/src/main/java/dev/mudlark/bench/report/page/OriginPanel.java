package dev.mudlark.bench.report.page;

import static j2html.TagCreator.code;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.footer;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;

import dev.mudlark.bench.report.RunInfo;
import j2html.tags.DomContent;
import java.util.Optional;

/** Where the numbers come from and how to get them again. */
final class OriginPanel implements Panel {

    private static final int MOST_CONFIG = 100_000;

    @Override
    public Optional<DomContent> of(Report report) {
        RunInfo info = report.info();
        String folder = Text.visible(info.folder());
        return Optional.of(
                footer(
                        h2("Where this comes from").withId("origin"),
                        dl(
                                entry("Run again", Text.visible(info.command())),
                                entry("See a whole conversation", "mudlark show " + folder + " QUESTION SYSTEM"),
                                entry("Compute the scores again", "mudlark rescore " + folder),
                                each(
                                        info.facts(),
                                        (label, value) -> div(dt(Text.visible(label)), dd(code(Text.visible(value)))))),
                        info.config().isEmpty()
                                ? text("")
                                : details(
                                                summary("Config"),
                                                pre(Text.shortened(Text.visible(info.config()), MOST_CONFIG)))
                                        .withClass("unfold"),
                        details(
                                        summary("Licences of the scripts in this page"),
                                        pre(Inline.read("vendor/licences.txt")))
                                .withClass("screen"),
                        p(
                                "What each number means and how it is computed: docs/metrics.md. The same numbers as tables: "
                                        + "metrics_summary.csv, contrasts.csv, failures.csv, tool_usage.csv, per_question_results.jsonl.")));
    }

    private static DomContent entry(String label, String command) {
        return div(dt(label), dd(code(command)));
    }
}
