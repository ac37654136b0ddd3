package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingFiles;
import dev.mudlark.routing.RoutingResult;
import dev.mudlark.routing.RoutingSet;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mudlark route}. */
@Command(
        name = "route",
        mixinStandardHelpOptions = true,
        description = {
            "Show which tool each question leads to, by the descriptions of the tools alone (docs/routing.md).",
            "",
            "The router tfidf stands in for a model: it shows how descriptions fail, not how often a model does.",
            ""
        })
final class RouteCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "SET",
            description = "Routing set: tools, questions, descriptions (YAML or JSON lines).")
    private @Nullable Path set;

    @Mixin
    private final PresetChoice presets = new PresetChoice();

    @Mixin
    private final RouterChoice router = new RouterChoice();

    @Mixin
    private final RouteGate gate = new RouteGate();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "Write routing.html, routing.json and two tables (CSV) into this folder; made when it is missing,"
                            + " files of these names are replaced. Default: nothing is written.")
    private @Nullable Path out;

    @Option(
            names = "--all",
            description = "Show every question with its scores, held-out ones too. Default: golden ones that"
                    + " went wrong.")
    private boolean all;

    @Option(
            names = "--json",
            description = "Print everything as JSON on standard output, and nothing else there. Default: tables.")
    private boolean json;

    private RouteCommand(Console console) {
        this.console = console;
    }

    /** The command with its subcommands. */
    static CommandLine line(Console console) {
        return new CommandLine(new RouteCommand(console))
                .addSubcommand(new RouteLintCommand(console))
                .addSubcommand(new RouteDiffCommand(console))
                .addSubcommand(new RouteHarvestCommand(console));
    }

    @Override
    public Integer call() throws RoutingException {
        if (set == null) {
            throw new ParameterException(spec.commandLine(), "name a routing set, or a command: lint, diff or harvest");
        }
        RoutingSet routed = RoutingSet.read(set);
        RoutingResult result = router.route(routed, presets.of(routed), spec, console);
        Optional<Path> page = out == null ? Optional.empty() : Optional.of(RoutingFiles.write(result, out));
        print(result, page);
        List<String> failures = gate.failures(result);
        failures.forEach(console::say);
        return failures.isEmpty() && !isBroken(result) ? ExitCodes.DONE : ExitCodes.ENDED_BADLY;
    }

    private void print(RoutingResult result, Optional<Path> page) {
        if (json) {
            ObjectNode node = RoutingFiles.json(result);
            router.bill().ifPresent(bill -> node.set("usage", bill.json()));
            console.out().println(Visible.json(node));
            return;
        }
        console.out().print(RouteTable.of(result));
        router.bill().ifPresent(bill -> console.out().print(Paragraph.of("", "", bill.line())));
        console.out().println();
        result.presets().forEach(preset -> console.out().print(new RouteLines(all).of(preset)));
        page.ifPresent(file -> console.out().println(Visible.line(file.toString())));
    }

    /** Nothing is known of a model none of whose calls could be read, or that was never asked. */
    private boolean isBroken(RoutingResult result) {
        List<String> reasons = result.presets().stream()
                .flatMap(preset -> preset.questions().stream())
                .flatMap(question -> question.choice().failure().stream())
                .toList();
        int asked = result.presets().size()
                * result.presets().getFirst().questions().size();
        if (!reasons.isEmpty()) {
            console.say(reasons.size() + " of " + Counted.of(asked, "choice") + " went wrong, first: "
                    + reasons.getFirst());
        }
        return reasons.size() == asked;
    }
}
