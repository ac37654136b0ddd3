package dev.mudlark.cli;

import dev.mudlark.bench.CheckResult;
import dev.mudlark.bench.DatasetFigures;
import dev.mudlark.bench.Finding;
import dev.mudlark.bench.FindingKind;
import dev.mudlark.context.Counted;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** What was found in a data set, to read: by kind, what to do about it, the first of each. */
final class CheckLines {
    private static final int FAULTS_SHOWN = 20;
    private static final int SHOWN = 5;

    /** Why a run needs a flag. */
    static final String NO_MODEL = "no model is named under models:";

    private CheckLines() {}

    static String of(CheckResult result, boolean all) {
        StringBuilder text = new StringBuilder();
        for (FindingKind kind : FindingKind.values()) {
            List<Finding> found = result.findings().stream()
                    .filter(finding -> finding.kind() == kind)
                    .toList();
            if (!found.isEmpty()) {
                int shown = kind == FindingKind.FAULT ? FAULTS_SHOWN : SHOWN;
                text.append(group(kind, found, all ? found.size() : shown)).append('\n');
            }
        }
        return text.append(figures(result.figures()))
                .append(summary(result))
                .append('\n')
                .toString();
    }

    private static String group(FindingKind kind, List<Finding> found, int shown) {
        StringBuilder text = new StringBuilder();
        text.append(kind.title()).append(" (").append(found.size()).append(")\n");
        text.append(Paragraph.of("  ", "  ", kind.advice()));
        for (Finding finding : found.subList(0, Math.min(shown, found.size()))) {
            text.append("  - ")
                    .append(Visible.line(finding.where() + ": " + finding.message()))
                    .append('\n');
        }
        if (found.size() > shown) {
            text.append("  - … ").append(found.size() - shown).append(" more; --all shows them\n");
        }
        return text.toString();
    }

    private static String figures(DatasetFigures figures) {
        StringBuilder text = new StringBuilder();
        if (figures.documents() + figures.tables() > 0) {
            text.append(documents(figures)).append('\n');
        }
        if (figures.questions() > 0) {
            text.append(questions(figures)).append(difference(figures));
        }
        return text.append(text.isEmpty() ? "" : "\n").toString();
    }

    private static String documents(DatasetFigures figures) {
        String passedOver = figures.filesPassedOver() == 0
                ? ""
                : "; " + Counted.of(figures.filesPassedOver(), "file") + " passed over";
        return Counted.of(figures.documents(), "document") + ", " + Counted.of(figures.tables(), "table") + " ("
                + Counted.of(figures.rows(), "row") + ")" + passedOver;
    }

    private static String questions(DatasetFigures figures) {
        StringBuilder text = new StringBuilder();
        text.append(Counted.of(figures.questions(), "question"));
        text.append(", ")
                .append(figures.needTools())
                .append(Counted.either(figures.needTools(), " needs a tool, ", " need a tool, "));
        text.append(figures.unanswerable()).append(" unanswerable");
        int unused = figures.unusedDocuments().orElse(0);
        if (unused > 0) {
            text.append("; no question is about ").append(unused).append(" of the documents and tables");
        }
        text.append('\n');
        figures.wordsShared()
                .ifPresent(share -> text.append(String.format(
                        Locale.ROOT,
                        "a question has %.0f %% of its content words from its documents (median)\n",
                        100 * share)));
        return text.toString();
    }

    private static String difference(DatasetFigures figures) {
        String tools = figures.smallestDifferenceTools().isPresent()
                ? ", on those that need a tool " + number(figures.smallestDifferenceTools())
                : "";
        return Paragraph.of(
                "",
                "  ",
                "smallest difference in answer score between two systems that these questions can show: about "
                        + number(figures.smallestDifference()) + tools
                        + " (docs/datasets.md says how that is estimated)");
    }

    private static String number(OptionalDouble value) {
        return String.format(Locale.ROOT, "%.2f", value.orElseThrow());
    }

    private static String summary(CheckResult result) {
        String faults = Counted.of(result.faults(), "fault");
        String kinds = Arrays.stream(FindingKind.values())
                .filter(kind -> kind != FindingKind.FAULT)
                .filter(kind -> result.findings().stream().anyMatch(finding -> finding.kind() == kind))
                .map(FindingKind::label)
                .collect(Collectors.collectingAndThen(
                        Collectors.counting(), count -> count == 0 ? "" : " of " + Counted.of(count, "kind")));
        return faults + ", " + Counted.of(result.warnings(), "warning") + kinds + ": " + verdict(result);
    }

    private static String verdict(CheckResult result) {
        if (result.faults() > 0) {
            return "this cannot be run";
        }
        return result.model().isPresent()
                ? "this can be run"
                : "this can be run with --model or --mock (" + NO_MODEL + ")";
    }
}
