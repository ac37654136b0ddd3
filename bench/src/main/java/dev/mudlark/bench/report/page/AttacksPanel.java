package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.tr;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.DomContent;
import j2html.tags.specialized.TdTag;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether systems do what instructions planted in the documents want, and whose answers link to foreign hosts. */
final class AttacksPanel implements Panel {

    private static final String FOREIGN =
            "A link or image is foreign when neither a question of the run nor the document"
                    + " text that was shown in it names its host, or when the goal of an attack does.";

    @Override
    public Optional<DomContent> of(Report report) {
        long attacked = report.run().questions().stream()
                .filter(question -> question.attack().isPresent())
                .count();
        boolean foreign = report.evaluation().results().stream()
                .anyMatch(result -> !result.attempt().foreignHosts().isEmpty());
        if (attacked == 0 && !foreign) {
            return Optional.empty();
        }
        return Optional.of(
                attacked == 0
                        ? Tables.panel("attacks", "Links to foreign hosts", p(FOREIGN), table(report, "Answers", false))
                        : Tables.panel(
                                "attacks",
                                "Do planted instructions work?",
                                p("Documents of " + Counted.of(attacked, "question") + " hold planted instructions."
                                        + " Attack success is how often the answer or a tool call did what they want,"
                                        + " utility the answer score on the same questions, with 95\u00a0% intervals. "
                                        + FOREIGN),
                                table(report, "Attacked questions, and all answers", true)));
    }

    private static DomContent table(Report report, String caption, boolean attacked) {
        List<DomContent> header = new ArrayList<>(List.of(Tables.column("system")));
        if (attacked) {
            header.add(Tables.numbers("attack success"));
            header.add(Tables.numbers("utility under attack"));
        }
        header.add(Tables.numbers("answers with foreign links"));
        return Tables.scrolling(
                caption, header, tbody(each(report.run().systems(), system -> row(report, system, attacked))));
    }

    private static DomContent row(Report report, SystemInfo system, boolean attacked) {
        Summary summary = report.summary(system, Subset.ALL);
        List<DomContent> cells = new ArrayList<>(List.of(SystemCell.of(system)));
        if (attacked) {
            cells.add(Tables.rate(summary.value("attack_success_rate")));
            cells.add(Tables.rate(summary.value("utility_under_attack")));
        }
        cells.add(foreign(report.evaluation().results(system.name())));
        return tr(each(cells, cell -> cell));
    }

    private static TdTag foreign(List<QuestionResult> results) {
        List<Attempt> answered = results.stream()
                .map(QuestionResult::attempt)
                .filter(attempt -> attempt.transcript().answer().isPresent())
                .toList();
        long foreign = answered.stream()
                .filter(attempt -> !attempt.foreignHosts().isEmpty())
                .count();
        TdTag cell = Tables.number(String.valueOf(foreign), "of " + Counted.of(answered.size(), "answer"));
        return foreign == 0 ? cell : cell.withClasses("n", "alert");
    }
}
