package dev.mudlark.bench.report.page;

import static j2html.TagCreator.code;
import static j2html.TagCreator.details;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.text;
import static j2html.TagCreator.tr;

import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.DomContent;
import j2html.tags.specialized.DetailsTag;
import j2html.tags.specialized.TdTag;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What went wrong, with whole conversations as far as the page has room. */
final class FaultPanel implements Panel {

    /** Systems with more faulty cases than this are folded up. */
    private static final int MOST_OPEN = 8;

    private final int room;

    /**
     * A panel for the end of the page.
     *
     * @param room bytes it may take
     */
    FaultPanel(int room) {
        this.room = room;
    }

    @Override
    public Optional<DomContent> of(Report report) {
        List<FaultyCase> cases = FaultyCase.of(report.evaluation());
        if (cases.isEmpty()) {
            return Optional.of(Tables.panel("failures", "Failures", p("No question went wrong.")));
        }
        CaseSelection selection = CaseSelection.of(cases, room);
        List<DomContent> content = new ArrayList<>();
        content.add(
                p("Questions that went wrong, by type of failure, with everything the model was shown. Each question "
                        + "is of one type; docs/metrics.md defines them."));
        content.add(counts(report, cases));
        for (SystemInfo system : report.run().systems()) {
            of(report, system, cases, selection).ifPresent(content::add);
        }
        return Optional.of(Tables.panel("failures", "Failures", content.toArray(DomContent[]::new)));
    }

    private static DomContent counts(Report report, List<FaultyCase> cases) {
        List<FailureType> seen = Stream.of(FailureType.values())
                .filter(type -> cases.stream().anyMatch(one -> one.failure() == type))
                .toList();
        List<DomContent> header = new ArrayList<>();
        header.add(Tables.column("system"));
        header.add(Tables.numbers("questions"));
        seen.forEach(type -> header.add(Tables.numbers(type.label())));
        return Tables.scrolling(
                "Failures by system", header, tbody(each(report.run().systems(), system -> {
                    List<FaultyCase> own =
                            cases.stream().filter(one -> one.isOf(system)).toList();
                    return tr(
                            Tables.row(text(Text.visible(system.name()))),
                            Tables.number(String.valueOf(own.size())),
                            each(
                                    seen,
                                    type -> count(own.stream()
                                            .filter(one -> one.failure() == type)
                                            .count())));
                })));
    }

    private static TdTag count(long n) {
        return Tables.number(n == 0 ? "\u00b7" : String.valueOf(n));
    }

    private static Optional<DomContent> of(
            Report report, SystemInfo system, List<FaultyCase> cases, CaseSelection selection) {
        List<FaultyCase> own = cases.stream().filter(one -> one.isOf(system)).toList();
        if (own.isEmpty()) {
            return Optional.empty();
        }
        List<String> shown =
                own.stream().flatMap(one -> selection.html(one).stream()).toList();
        String heading = Text.visible(system.name()) + ": " + Text.counted(own.size(), "question");
        DetailsTag group = details(summary(heading), each(shown, html -> rawHtml(html)))
                .withClass("group")
                .withCondOpen(own.size() <= MOST_OPEN);
        int left = own.size() - shown.size();
        return Optional.of(left == 0 ? group : group.with(rest(report, system, left)));
    }

    private static DomContent rest(Report report, SystemInfo system, int left) {
        return p(
                        text(Text.counted(left, "more question") + " not shown, to keep this page small: see "),
                        code("per_question_results.jsonl"),
                        text(" and "),
                        code("mudlark show " + Text.visible(report.info().folder()) + " QUESTION "
                                + Text.visible(system.name())))
                .withClass("note");
    }
}
