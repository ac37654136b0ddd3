package dev.mudlark.cli;

import dev.mudlark.context.Counted;
import dev.mudlark.routing.Harvest;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.RoutingSet;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mudlark route harvest}. */
@Command(
        name = "harvest",
        mixinStandardHelpOptions = true,
        description = {
            "Take the questions of a run that went to the wrong tool, or to none, into a routing set.",
            "",
            "Questions need expected_tool (docs/datasets.md). They become golden ones, written behind the last question of the set"
                    + " under a comment; held-out questions and the rest of the file stay as they are, and what the set has"
                    + " already is not written again.",
            ""
        })
final class RouteHarvestCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "RUN", description = "Folder of a run.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path run;

    @Option(names = "--into", paramLabel = "SET", required = true, description = "Routing set to write into.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path set;

    @Option(
            names = "--tool",
            paramLabel = "RUN=SET",
            description =
                    "A tool of the run and its name in the set, such as search=handbook_search; may be given again."
                            + " Default: tools have the same name in both.")
    private Map<String, String> tools = new LinkedHashMap<>();

    @Option(names = "--dry-run", description = "Print the questions and write nothing. Default: write them.")
    private boolean dryRun;

    RouteHarvestCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RoutingException {
        Harvest harvest = Harvest.of(run, RoutingSet.read(set), tools);
        if (!dryRun) {
            harvest.appendTo(set, run);
        }
        for (RoutingQuestion question : harvest.proposals()) {
            console.out().println(Visible.line("- " + Harvest.item(question)));
        }
        console.say((dryRun ? "would add " : "added ")
                + Counted.of(harvest.proposals().size(), "question") + " to " + set + "; "
                + harvest.known() + " known already, " + harvest.foreign() + " for tools that the set does not have"
                + (harvest.foreign() == 0 ? "" : "; --tool RUN=SET says which of its tools is meant"));
        return ExitCodes.DONE;
    }
}
