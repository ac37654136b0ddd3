package dev.mudlark.evaluation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;

/** Adds up tool calls by system and tool. */
final class ToolUsages {

    private ToolUsages() {}

    static List<ToolUsage> of(List<SystemInfo> systems, List<QuestionResult> results) {
        List<ToolUsage> rows = new ArrayList<>();
        for (SystemInfo system : systems) {
            List<List<Transcript.ToolUse>> calls = results.stream()
                    .map(QuestionResult::attempt)
                    .filter(attempt -> attempt.system().name().equals(system.name()))
                    .map(Attempt::calls)
                    .toList();
            Set<String> offered = new LinkedHashSet<>();
            system.tools().forEach(spec -> offered.add(spec.name()));
            Set<String> tools = new LinkedHashSet<>(offered);
            Set<String> called = new TreeSet<>();
            calls.forEach(uses -> uses.forEach(use -> called.add(use.tool())));
            tools.addAll(called);
            tools.forEach(tool -> rows.add(row(system.name(), tool, offered.contains(tool), calls)));
        }
        return rows;
    }

    private static ToolUsage row(String system, String tool, boolean offered, List<List<Transcript.ToolUse>> calls) {
        List<Transcript.ToolUse> uses = calls.stream()
                .flatMap(List::stream)
                .filter(use -> use.tool().equals(tool))
                .toList();
        OptionalDouble nanos =
                uses.stream().mapToLong(Transcript.ToolUse::latencyNanos).average();
        return new ToolUsage(
                system,
                tool,
                offered,
                uses.size(),
                (int) uses.stream().filter(use -> use.errorCode().isPresent()).count(),
                (int) uses.stream().filter(Transcript.ToolUse::truncated).count(),
                (int) calls.stream()
                        .filter(question ->
                                question.stream().anyMatch(use -> use.tool().equals(tool)))
                        .count(),
                nanos.isPresent() ? OptionalDouble.of(nanos.getAsDouble() / 1e6) : nanos,
                uses.stream().mapToLong(Transcript.ToolUse::costNanoDollars).sum(),
                (int) uses.stream().filter(Transcript.ToolUse::abandoned).count());
    }
}
