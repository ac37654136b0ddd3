package dev.mudlark.routing;

import dev.mudlark.evaluation.RoutingOutcome;
import java.util.List;

/**
 * What the questions of a split came to. The four ways of going wrong exclude each other.
 *
 * @param questions how many
 * @param correct the right tool, or none where none is expected
 * @param wrongTool another tool than expected
 * @param silentSkips no tool although one is expected
 * @param needlessCalls a tool although none is expected
 * @param broken a call that went wrong, or none for a technical reason: no decision at all
 */
public record Tally(int questions, int correct, int wrongTool, int silentSkips, int needlessCalls, int broken) {

    /** Counts. */
    public static Tally of(List<RoutedQuestion> routed) {
        return new Tally(
                routed.size(),
                count(routed, RoutingOutcome.RIGHT),
                count(routed, RoutingOutcome.WRONG_TOOL),
                count(routed, RoutingOutcome.SILENT_SKIP),
                count(routed, RoutingOutcome.NEEDLESS_CALL),
                count(routed, RoutingOutcome.BROKEN_CALL));
    }

    private static int count(List<RoutedQuestion> routed, RoutingOutcome outcome) {
        return (int) routed.stream().filter(one -> one.outcome() == outcome).count();
    }
}
