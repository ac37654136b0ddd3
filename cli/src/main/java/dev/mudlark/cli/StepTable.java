package dev.mudlark.cli;

import dev.mudlark.context.Step;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** The steps of a question, a line each. */
final class StepTable {

    private StepTable() {}

    static String of(List<Step> steps) {
        List<List<String>> rows = new ArrayList<>();
        List<String> details = new ArrayList<>(List.of(""));
        rows.add(List.of("step", "kind", "name", "ms", "read", "written", "USD"));
        for (int i = 0; i < steps.size(); i++) {
            rows.add(row(i + 1, steps.get(i)));
            details.add(detail(steps.get(i)));
        }
        Iterator<String> detail = details.iterator();
        return Columns.of(rows)
                .lines()
                .map(line -> (line + "  " + detail.next()).stripTrailing() + '\n')
                .collect(Collectors.joining());
    }

    private static List<String> row(int number, Step step) {
        return List.of(
                String.valueOf(number),
                step.kind().label(),
                Visible.line(step.name()),
                String.format(Locale.ROOT, "%.1f", step.latencyNanos() / 1e6),
                count(step.inputTokens()),
                count(step.outputTokens()),
                step.unpriced()
                        ? "unpriced"
                        : Dollars.of(step.costNanoDollars()).toPlainString());
    }

    private static String detail(Step step) {
        return Visible.line(step.detail().entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(" ")));
    }

    private static String count(OptionalLong tokens) {
        return tokens.isPresent() ? String.valueOf(tokens.getAsLong()) : "";
    }
}
