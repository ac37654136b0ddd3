package dev.mudlark.bench.report.page;

import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;

import j2html.tags.DomContent;
import java.util.Optional;

/** The first screen: which, by how much, at what cost, how sure. */
final class VerdictPanel implements Panel {

    @Override
    public Optional<DomContent> of(Report report) {
        Verdict verdict = Verdict.of(report);
        String tools = ToolsSentence.of(report);
        String rest = verdict.rest() + (verdict.rest().isEmpty() || tools.isEmpty() ? "" : " ") + tools;
        String unfinished = report.run().finished() ? "" : " The run is unfinished, so this may still change.";
        return Optional.of(Tables.panel(
                "result",
                "Result",
                p(verdict.sentence() + unfinished).withClass("verdict"),
                iff(!rest.isEmpty(), p(rest)),
                iff(
                        !verdict.answers().isEmpty(),
                        dl(each(verdict.answers(), VerdictPanel::answer)).withClass("answers")),
                iff(!report.run().systems().isEmpty(), SystemsTable.of(report))));
    }

    private static DomContent answer(Verdict.Answer answer) {
        return div(
                dt(answer.question()),
                dd(
                        span(Names.breakable(answer.value())).withClass("value"),
                        span(answer.note()).withClass("note")));
    }
}
