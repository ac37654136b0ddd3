package dev.mudlark.cli;

import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingResult;
import dev.mudlark.routing.RoutingSet;
import dev.mudlark.routing.TfIdf;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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

    @Parameters(paramLabel = "SET", description = "Routing set: tools, questions, descriptions (YAML or JSON lines).")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path set;

    @Option(
            names = "--preset",
            paramLabel = "NAME",
            description = "Try these descriptions only; may be given again. Default: all of the set.")
    private List<String> presets = new ArrayList<>();

    private RouteCommand(Console console) {
        this.console = console;
    }

    /** The command with its subcommands. */
    static CommandLine line(Console console) {
        return new CommandLine(new RouteCommand(console));
    }

    @Override
    public Integer call() throws RoutingException {
        RoutingSet routed = RoutingSet.read(set);
        RoutingResult result = RoutingResult.of(routed, chosen(routed), new TfIdf(), 1);
        console.out().print(RouteTable.of(result));
        return ExitCodes.DONE;
    }

    private List<Preset> chosen(RoutingSet routed) throws RoutingException {
        List<Preset> chosen = new ArrayList<>();
        for (String name : presets) {
            chosen.add(routed.preset(name));
        }
        return chosen.isEmpty() ? routed.presets() : chosen;
    }
}
