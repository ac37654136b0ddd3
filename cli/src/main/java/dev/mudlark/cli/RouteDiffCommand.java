package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.routing.RoutedPreset;
import dev.mudlark.routing.RoutingDiff;
import dev.mudlark.routing.RoutingDiff.Pair;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingResult;
import dev.mudlark.routing.RoutingSet;
import dev.mudlark.routing.Split;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mudlark route diff}. */
@Command(
        name = "diff",
        mixinStandardHelpOptions = true,
        description = {
            "Show which questions a change of descriptions fixed and which it broke: between two presets of a set, or between"
                    + " two sets.",
            ""
        })
final class RouteDiffCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "SET", description = "Routing set with the descriptions as they were.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path before;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "OTHER",
            description = "Routing set with the descriptions as they are. Questions that are the same in both are"
                    + " compared. Default: presets of SET are compared.")
    private @Nullable Path after;

    @Option(
            names = "--preset",
            paramLabel = "NAME",
            description = "Given twice: the descriptions before and after. Given once, with two sets: this one of both."
                    + " Default: of two sets every preset that both have; of one set its two.")
    private List<String> presets = new ArrayList<>();

    @Mixin
    private final RouterChoice router = new RouterChoice();

    @Option(
            names = "--all",
            description = "Name held-out questions too, and those that stayed wrong. Default: golden questions that"
                    + " changed.")
    private boolean all;

    @Option(
            names = "--json",
            description = "Print everything as JSON on standard output, and nothing else there. Default: text.")
    private boolean json;

    RouteDiffCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RoutingException {
        DiffPlan plan = plan();
        RoutingResult result = router.route(plan.set(), plan.presets(), spec, console);
        List<RoutingDiff> diffs = new ArrayList<>();
        for (int i = 0; i < result.presets().size(); i += 2) {
            RoutedPreset old = result.presets().get(i);
            diffs.add(new RoutingDiff(old, result.presets().get(i + 1)));
        }
        if (json) {
            ObjectNode node = DiffJson.of(result, diffs, plan.apart());
            router.bill().ifPresent(bill -> node.set("usage", bill.json()));
            console.out().println(Visible.json(node));
        } else {
            console.out().print(new DiffLines(all).of(result, diffs));
            router.bill().ifPresent(bill -> console.out().print(Paragraph.of("", "", bill.line())));
            plan.note().ifPresent(note -> console.out().print(Paragraph.of("", "", note)));
        }
        return isUndecided(diffs) ? ExitCodes.ENDED_BADLY : ExitCodes.DONE;
    }

    /** Nothing is known of a model that was never reached. */
    private boolean isUndecided(List<RoutingDiff> diffs) {
        List<Pair> pairs = diffs.stream()
                .flatMap(diff -> Stream.of(Split.values()).flatMap(split -> diff.pairs(split).stream()))
                .toList();
        boolean undecided = pairs.stream().allMatch(pair -> pair.change() == RoutingDiff.Change.UNDECIDED);
        if (undecided) {
            Pair first = pairs.getFirst();
            first.before()
                    .choice()
                    .failure()
                    .or(() -> first.after().choice().failure())
                    .ifPresent(reason -> console.say("no question has a decision on both sides, first: " + reason));
        }
        return undecided;
    }

    private DiffPlan plan() throws RoutingException {
        if (after == null) {
            return DiffPlan.within(RoutingSet.read(before), presets);
        }
        if (after.equals(before)) {
            throw new ParameterException(
                    spec.commandLine(), before + " is compared with itself; leave one out and name two presets");
        }
        return DiffPlan.between(before, after, presets);
    }
}
