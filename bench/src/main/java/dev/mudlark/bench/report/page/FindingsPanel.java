package dev.mudlark.bench.report.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.li;
import static j2html.TagCreator.ul;

import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import dev.mudlark.evaluation.SystemInfo;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The result in a few sentences. */
final class FindingsPanel implements Panel {

    @Override
    public Optional<DomContent> of(Report report) {
        List<String> findings = new ArrayList<>();
        best(report, Subset.ALL).ifPresent(findings::add);
        for (SystemInfo system : report.withToolSets()) {
            tools(report, system).ifPresent(findings::add);
        }
        return findings.isEmpty()
                ? Optional.empty()
                : Optional.of(Tables.panel(
                        "findings",
                        "In short",
                        ul(each(findings, text -> li(text))).withClass("findings")));
    }

    private static Optional<String> best(Report report, Subset subset) {
        OptionalDouble highest = report.run().systems().stream()
                .flatMapToDouble(system -> score(report, system, subset).value().stream())
                .max();
        List<SystemInfo> best = report.run().systems().stream()
                .filter(system -> highest.isPresent()
                        && score(report, system, subset).value().equals(highest))
                .toList();
        if (best.isEmpty()) {
            return Optional.empty();
        }
        MetricValue score = score(report, best.getFirst(), subset);
        List<String> names =
                best.stream().map(system -> Text.visible(system.name())).toList();
        return Optional.of("Highest answer score on all questions: " + Wording.list(names) + " with "
                + Display.score(score)
                + Display.interval(score).map(text -> " " + text).orElse("") + " on "
                + Text.counted(score.n(), "question") + ".");
    }

    private static Optional<String> tools(Report report, SystemInfo system) {
        SystemInfo baseline = report.baseline(system).orElseThrow();
        MetricValue gain = difference(report, system, baseline, Subset.NEEDS_TOOLS);
        if (gain.value().isEmpty()) {
            return Optional.empty();
        }
        String change = "On the questions that need tools (" + gain.n() + " answered by both), "
                + Wording.list(Wording.toolsBesideSearch(system)) + " change the answer score of the same agent by "
                + withInterval(gain) + ", from " + score(baseline, report) + " to " + score(system, report);
        MetricValue rest = difference(report, system, baseline, Subset.OTHER);
        String others = rest.value().isEmpty() ? "" : " On the others they change it by " + withInterval(rest) + ".";
        return Optional.of(change + price(report, system, baseline) + "." + others);
    }

    private static String score(SystemInfo system, Report report) {
        return Display.score(score(report, system, Subset.NEEDS_TOOLS)) + " (" + Text.visible(system.name()) + ")";
    }

    private static String price(Report report, SystemInfo system, SystemInfo baseline) {
        Summary with = report.summary(system, Subset.NEEDS_TOOLS);
        Summary without = report.summary(baseline, Subset.NEEDS_TOOLS);
        OptionalDouble cost = Display.minus(with.value("cost_per_question"), without.value("cost_per_question"));
        OptionalDouble time = Display.minus(with.value("latency_p50_ms"), without.value("latency_p50_ms"));
        return cost.isEmpty() || time.isEmpty()
                ? ""
                : ", for " + Display.signedDollars(cost) + " and " + Display.signedMillis(time) + " a question";
    }

    private static String withInterval(MetricValue difference) {
        return Display.signed(difference.value(), 2)
                + Display.interval(difference).map(interval -> " " + interval).orElse("");
    }

    private static MetricValue difference(Report report, SystemInfo system, SystemInfo baseline, Subset subset) {
        Evaluation evaluation = report.evaluation();
        return evaluation.difference(system.name(), baseline.name(), subset, "answer_score");
    }

    private static MetricValue score(Report report, SystemInfo system, Subset subset) {
        return report.summary(system, subset).value("answer_score");
    }
}
