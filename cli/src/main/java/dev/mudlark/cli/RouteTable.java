package dev.mudlark.cli;

import dev.mudlark.context.Counted;
import dev.mudlark.routing.RoutedPreset;
import dev.mudlark.routing.RoutingResult;
import dev.mudlark.routing.Split;
import dev.mudlark.routing.Tally;
import java.util.ArrayList;
import java.util.List;

/** What descriptions came to, to read: a row for each preset. */
final class RouteTable {

    private RouteTable() {}

    static String of(RoutingResult result) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(header(result));
        result.presets().forEach(preset -> rows.add(row(preset)));
        return Visible.line(result.set()) + " by " + result.router() + "\n\n" + Columns.of(rows) + "\n"
                + Paragraph.of("", "", note(result));
    }

    private static List<String> header(RoutingResult result) {
        RoutedPreset any = result.presets().getFirst();
        return List.of(
                "descriptions",
                "golden, of " + any.questions(Split.GOLDEN).size(),
                "wrong tool",
                "silent skip",
                "needless call",
                "broken",
                "held out, of " + any.questions(Split.HELD_OUT).size(),
                "tokens a call",
                "a question");
    }

    private static List<String> row(RoutedPreset routed) {
        Tally golden = routed.tally(Split.GOLDEN);
        return List.of(
                Visible.line(routed.preset().name()),
                "" + golden.correct(),
                "" + golden.wrongTool(),
                "" + golden.silentSkips(),
                "" + golden.needlessCalls(),
                "" + golden.broken(),
                "" + routed.tally(Split.HELD_OUT).correct(),
                "" + routed.preset().tokensPerCall(),
                "" + routed.preset().tokensPerQuestion());
    }

    private static String note(RoutingResult result) {
        String trials = result.trials() == 1
                ? ""
                : "Each question was asked " + Counted.of(result.trials(), "time")
                        + "; the choice made most often counts. ";
        return trials + (result.standIn() ? RoutingResult.STAND_IN_NOTE + " " : "")
                + "Tokens are an estimate: a quarter of the characters of the descriptions; a question takes two calls.";
    }
}
