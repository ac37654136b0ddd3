package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.tr;

import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How much of what was needed each system found. */
final class RetrievalPanel implements Panel {

    private static final List<String> RANKED = List.of("recall", "precision", "hit", "mrr", "ndcg");

    @Override
    public Optional<DomContent> of(Report report) {
        List<String> metrics = metrics(report);
        List<SystemInfo> systems = report.run().systems().stream()
                .filter(system -> metrics.stream()
                        .anyMatch(
                                metric -> value(report, system, metric).value().isPresent()))
                .toList();
        if (systems.isEmpty()) {
            return Optional.empty();
        }
        List<DomContent> header = new ArrayList<>();
        header.add(Tables.column("system"));
        metrics.forEach(metric -> header.add(Tables.numbers(metric.replace('_', ' '))));
        header.add(Tables.numbers("n"));
        return Optional.of(Tables.panel(
                "retrieval",
                "Was the evidence found?",
                p("Measured on the questions that name their relevant documents. Recall: the share of those documents "
                        + "among the first k passages. Context recall: the share of the reference answer's content words "
                        + "that stand in the passages the model was given."),
                Tables.scrolling(
                        "Retrieval by system, 0 to 1, higher is better",
                        header,
                        tbody(each(systems, system -> row(report, system, metrics))))));
    }

    private static List<String> metrics(Report report) {
        Stream<String> ranked = report.evaluation().settings().ks().stream()
                .flatMap(k -> RANKED.stream().map(name -> name + "@" + k));
        List<String> known =
                report.evaluation().metrics().stream().map(MetricInfo::name).toList();
        return Stream.concat(ranked, Stream.of("context_recall", "context_precision"))
                .filter(known::contains)
                .toList();
    }

    private static DomContent row(Report report, SystemInfo system, List<String> metrics) {
        int n = metrics.stream()
                .mapToInt(metric -> value(report, system, metric).n())
                .max()
                .orElse(0);
        return tr(
                Tables.row(Names.of(system.name())),
                each(metrics, metric -> Tables.number(Display.score(value(report, system, metric)))),
                Tables.number(String.valueOf(n)));
    }

    private static MetricValue value(Report report, SystemInfo system, String metric) {
        return report.summary(system, Subset.ALL).value(metric);
    }
}
