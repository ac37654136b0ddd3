package dev.mudlark.cli;

import dev.mudlark.cli.ThresholdArgument.Threshold;
import dev.mudlark.routing.RoutedPreset;
import dev.mudlark.routing.RoutingResult;
import dev.mudlark.routing.Split;
import dev.mudlark.routing.Tally;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What descriptions must come to, so that a build can stand on it. Every preset that is routed must. */
final class RouteGate {

    @Option(
            names = "--min-golden",
            paramLabel = "N",
            converter = ThresholdArgument.class,
            description =
                    "End with exit code 1 when fewer golden questions (15), or a smaller share of them (75%%), go right"
                            + " with any preset. Default: any number will do.")
    private @Nullable Threshold minGolden;

    @Option(
            names = "--min-held-out",
            paramLabel = "N",
            converter = ThresholdArgument.class,
            description = "The same for held-out questions. Default: any number will do.")
    private @Nullable Threshold minHeldOut;

    @Option(
            names = "--max-wrong-tool",
            paramLabel = "N",
            converter = ThresholdArgument.class,
            description =
                    "End with exit code 1 when more golden questions go to a wrong tool. Default: any number may.")
    private @Nullable Threshold maxWrongTool;

    /** What is not as it must be, a line for each; empty when all is. */
    List<String> failures(RoutingResult result) {
        List<String> failures = new ArrayList<>();
        for (RoutedPreset routed : result.presets()) {
            String preset = "preset '" + routed.preset().name() + "': ";
            Tally golden = routed.tally(Split.GOLDEN);
            Tally heldOut = routed.tally(Split.HELD_OUT);
            if (minGolden != null && isFewer(golden.correct(), minGolden, golden.questions())) {
                failures.add(preset + golden.correct() + " of " + golden.questions()
                        + " golden went right; --min-golden is " + minGolden.typed());
            }
            if (minHeldOut != null && isFewer(heldOut.correct(), minHeldOut, heldOut.questions())) {
                failures.add(preset + heldOut.correct() + " of " + heldOut.questions()
                        + " held out went right; --min-held-out is " + minHeldOut.typed());
            }
            if (maxWrongTool != null
                    && BigDecimal.valueOf(golden.wrongTool()).compareTo(maxWrongTool.of(golden.questions())) > 0) {
                failures.add(preset + golden.wrongTool() + " of " + golden.questions()
                        + " golden went to a wrong tool; --max-wrong-tool is " + maxWrongTool.typed());
            }
        }
        return failures;
    }

    /** A share of no questions cannot be reached. */
    private static boolean isFewer(int correct, Threshold least, int questions) {
        return (least.percent() && questions == 0 && least.number().signum() > 0)
                || BigDecimal.valueOf(correct).compareTo(least.of(questions)) < 0;
    }
}
