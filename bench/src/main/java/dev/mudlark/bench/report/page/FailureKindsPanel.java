package dev.mudlark.bench.report.page;

import static j2html.TagCreator.dd;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.p;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.tr;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.DomContent;
import j2html.tags.specialized.TdTag;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** How often each system failed in which way. */
final class FailureKindsPanel implements Panel {

    @Override
    public Optional<DomContent> of(Report report) {
        if (report.evaluation().results().isEmpty()) {
            return Optional.empty();
        }
        Map<FailureType, Integer> totals = count(report.evaluation().results());
        List<FailureType> kinds = Stream.of(FailureType.values())
                .filter(kind -> kind.isFailure() && totals.containsKey(kind))
                .sorted(Comparator.comparingInt(kind -> -totals.getOrDefault(kind, 0)))
                .toList();
        return Optional.of(Tables.panel(
                "failure-kinds",
                "How answers fail",
                p(message(kinds, totals)),
                table(report, kinds),
                kinds.isEmpty() ? div() : meanings(kinds)));
    }

    private static String message(List<FailureType> kinds, Map<FailureType, Integer> totals) {
        if (totals.isEmpty()) {
            return "No answer could be judged: no question says what is right.";
        }
        return kinds.isEmpty()
                ? "No answer failed."
                : "Each answer is of one kind, so a row adds up to the questions asked. Most frequent over all systems: "
                        + kinds.getFirst().label() + " ("
                        + Counted.of(totals.getOrDefault(kinds.getFirst(), 0), "answer") + ").";
    }

    private static DomContent table(Report report, List<FailureType> kinds) {
        List<DomContent> header = new ArrayList<>();
        header.add(Tables.column("system"));
        header.add(Tables.numbers("asked"));
        header.add(Tables.numbers(FailureType.NO_FAILURE.label()));
        kinds.forEach(kind -> header.add(Tables.numbers(kind.label())));
        boolean judged = report.evaluation().results().stream()
                .allMatch(result -> result.failure().isPresent());
        if (!judged) {
            header.add(Tables.numbers("not judged"));
        }
        return Tables.scrolling(
                "Answers by kind of failure; a darker cell is a larger share",
                header,
                tbody(each(report.run().systems(), system -> row(report, system, kinds, judged))));
    }

    private static DomContent row(Report report, SystemInfo system, List<FailureType> kinds, boolean judged) {
        List<QuestionResult> results = report.evaluation().results(system.name());
        Map<FailureType, Integer> counts = count(results);
        int asked = results.size();
        return tr(
                Tables.row(Names.of(system.name())),
                Tables.number(String.valueOf(asked)),
                Tables.number(String.valueOf(counts.getOrDefault(FailureType.NO_FAILURE, 0))),
                each(kinds, kind -> cell(counts.getOrDefault(kind, 0), asked)),
                iff(
                        !judged,
                        Tables.number(String.valueOf(asked
                                - counts.values().stream()
                                        .mapToInt(count -> count)
                                        .sum()))));
    }

    private static TdTag cell(int count, int asked) {
        if (count == 0) {
            return td("0").withClasses("n", "quiet");
        }
        return td(String.valueOf(count)).withClasses("n", "alarm-" + Math.max(1, Math.round(10.0 * count / asked)));
    }

    private static DomContent meanings(List<FailureType> kinds) {
        return details(
                        summary("What the kinds mean, and what to do next"),
                        dl(each(kinds, kind -> div(dt(kind.label()), dd(kind.definition() + " " + kind.advice())))))
                .withClass("unfold");
    }

    private static Map<FailureType, Integer> count(List<QuestionResult> results) {
        Map<FailureType, Integer> counts = new EnumMap<>(FailureType.class);
        results.forEach(result -> result.failure().ifPresent(kind -> counts.merge(kind, 1, Integer::sum)));
        return counts;
    }
}
