package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.tr;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.DomContent;
import j2html.tags.specialized.TdTag;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The mean answer score of each system on each category. */
final class CategoryPanel implements Panel {

    private static final int MOST_ROWS = 60;

    private record Cell(String system, String category) {}

    @Override
    public Optional<DomContent> of(Report report) {
        Map<String, Integer> categories = new LinkedHashMap<>();
        asked(report).forEach(question -> categories.merge(category(question), 1, Integer::sum));
        if (categories.size() < 2) {
            return Optional.empty();
        }
        Map<Cell, DoubleSummaryStatistics> scores = scores(report);
        List<DomContent> header = new ArrayList<>();
        header.add(Tables.column("category"));
        report.run().systems().forEach(system -> header.add(Tables.numbers(system)));
        return Optional.of(Tables.panel(
                "categories",
                "Answer score by category",
                p("Means over few questions; read them as hints where to look, not as results."),
                Tables.scrolling(
                        "Mean answer score by category and system",
                        header,
                        tbody(each(
                                categories.entrySet().stream().limit(MOST_ROWS).toList(),
                                entry -> row(report.run().systems(), entry.getKey(), entry.getValue(), scores))))));
    }

    /** In the order of the data set; in an unfinished run these are not all. */
    private static List<Question> asked(Report report) {
        Set<String> ids = new HashSet<>();
        report.evaluation()
                .results()
                .forEach(result -> ids.add(result.attempt().question().id()));
        return report.run().questions().stream()
                .filter(question -> ids.contains(question.id()))
                .toList();
    }

    private static DomContent row(
            List<SystemInfo> systems, String category, int n, Map<Cell, DoubleSummaryStatistics> scores) {
        return tr(
                Tables.row(
                        Names.of(Text.shortened(category, 80)),
                        span(Counted.of(n, "question")).withClass("note")),
                each(systems, system -> cell(scores.get(new Cell(system.name(), category)), n)));
    }

    /** The mean, and how many questions it stands on where that is not all of them. */
    private static TdTag cell(@Nullable DoubleSummaryStatistics scores, int questions) {
        if (scores == null) {
            return Tables.number(Display.UNKNOWN);
        }
        double mean = scores.getAverage();
        TdTag cell = td(span(Display.number(OptionalDouble.of(mean), 2)))
                .withClasses("n", "heat-" + Math.round(Math.clamp(mean, 0.0, 1.0) * 10));
        return scores.getCount() == questions
                ? cell
                : cell.with(span("n\u00a0=\u00a0" + scores.getCount()).withClass("note"));
    }

    private static Map<Cell, DoubleSummaryStatistics> scores(Report report) {
        Map<Cell, DoubleSummaryStatistics> scores = new HashMap<>();
        for (QuestionResult result : report.evaluation().results()) {
            if (result instanceof QuestionResult.Scored scored) {
                Cell cell = new Cell(
                        scored.attempt().system().name(),
                        category(scored.attempt().question()));
                scored.value("answer_score")
                        .ifPresent(value -> scores.computeIfAbsent(cell, c -> new DoubleSummaryStatistics())
                                .accept(value));
            }
        }
        return scores;
    }

    private static String category(Question question) {
        return question.category().orElse("(no category)");
    }
}
