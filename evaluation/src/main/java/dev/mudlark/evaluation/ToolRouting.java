package dev.mudlark.evaluation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What an agent chose for a question that says which tool should be called first.
 *
 * @param expected the tool; {@link #NONE} when none should be called
 * @param chosen the first tool called, search and off_topic not counted when another is expected and called later; {@link #NONE} when
 *     none was called, {@link #UNKNOWN} when the first has a name that no tool has
 * @param outcome what that amounts to
 */
public record ToolRouting(String expected, String chosen, RoutingOutcome outcome) {

    /** In the label {@code expected_tool}: no tool should be called. */
    public static final String NONE = "none";

    /** The tool by which an agent says that a question is not for the documents; as good as calling none. */
    public static final String OFF_TOPIC = "off_topic";

    /** Stands for the name of a tool that does not exist. */
    public static final String UNKNOWN = "(unknown tool)";

    private static final String SEARCH = "search";

    /**
     * A cell of a confusion matrix.
     *
     * @param routing what was expected and what was chosen
     * @param questions how often
     */
    public record Cell(ToolRouting routing, int questions) {}

    /**
     * What became of a question.
     *
     * @return empty when the question names no tool, when the system calls none or was not offered the one, and when it
     *     failed before it chose
     */
    public static Optional<ToolRouting> of(Attempt attempt) {
        Optional<String> label = attempt.question().expectedTool();
        List<String> called = attempt.transcript().toolUses().stream()
                .map(Transcript.ToolUse::tool)
                .toList();
        boolean undecided = called.isEmpty()
                && attempt.transcript().answer().filter(text -> !text.isBlank()).isEmpty();
        if (label.isEmpty() || !attempt.hasTools() || undecided) {
            return Optional.empty();
        }
        Predicate<String> offered = tool ->
                attempt.system().tools().stream().anyMatch(spec -> spec.name().equals(tool));
        String expected = label.get().equals(OFF_TOPIC) ? NONE : label.get();
        if (expected.equals(NONE)) {
            return Optional.of(unneeded(called.stream()
                    .findFirst()
                    .map(tool -> offered.test(tool) ? tool : UNKNOWN)
                    .orElse(NONE)));
        }
        return offered.test(expected)
                ? Optional.of(needed(expected, first(called, expected, offered)))
                : Optional.empty();
    }

    /** How often each choice was made, in the order of the expected tools and then of the chosen ones. */
    public static List<Cell> cells(List<QuestionResult> results) {
        Map<ToolRouting, Long> counts = results.stream()
                .flatMap(result -> of(result.attempt()).stream())
                .collect(Collectors.groupingBy(routing -> routing, Collectors.counting()));
        return counts.entrySet().stream()
                .map(entry -> new Cell(entry.getKey(), entry.getValue().intValue()))
                .sorted((a, b) -> {
                    int expected = a.routing.expected.compareTo(b.routing.expected);
                    return expected != 0 ? expected : a.routing.chosen.compareTo(b.routing.chosen);
                })
                .toList();
    }

    private static ToolRouting unneeded(String chosen) {
        boolean none = chosen.equals(NONE) || chosen.equals(OFF_TOPIC);
        return new ToolRouting(
                NONE,
                chosen,
                none
                        ? RoutingOutcome.RIGHT
                        : chosen.equals(UNKNOWN) ? RoutingOutcome.BROKEN_CALL : RoutingOutcome.NEEDLESS_CALL);
    }

    private static ToolRouting needed(String expected, String chosen) {
        RoutingOutcome outcome = switch (chosen) {
            case UNKNOWN -> RoutingOutcome.BROKEN_CALL;
            case NONE, OFF_TOPIC, SEARCH -> RoutingOutcome.SILENT_SKIP;
            default -> RoutingOutcome.WRONG_TOOL;
        };
        return new ToolRouting(expected, chosen, chosen.equals(expected) ? RoutingOutcome.RIGHT : outcome);
    }

    /** Search comes before other tools as a matter of course; it and off_topic count only where nothing else is called. */
    private static String first(List<String> called, String expected, Predicate<String> offered) {
        return called.stream()
                .filter(tool ->
                        expected.equals(tool) || !Set.of(SEARCH, OFF_TOPIC).contains(tool))
                .findFirst()
                .or(() -> called.stream().findFirst())
                .map(tool -> offered.test(tool) ? tool : UNKNOWN)
                .orElse(NONE);
    }
}
