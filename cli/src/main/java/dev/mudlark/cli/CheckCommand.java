package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.ConfigSummary;
import dev.mudlark.models.Models;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mudlark check}. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Check a config and show what it comes to: its systems with their tools, side effects and limits.",
            "",
            "Every name, option, permission and path is checked; documents, questions and judgements must be there and are"
                    + " not read (mudlark validate reads them too). Nothing of a tool is called, no server started, no"
                    + " model asked. Exit code 2 with a fault, 0 without.",
            ""
        })
final class CheckCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Parameters(paramLabel = "CONFIG", description = "Config file.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path config;

    @Mixin
    private final DataOptions data = new DataOptions();

    @Option(
            names = "--json",
            description = "Print everything as JSON on standard output, and nothing else there. Default: text.")
    private boolean json;

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        ConfigSummary summary = Bench.check(data.toCheck(config, spec), Models.discover());
        if (json) {
            console.out().println(Visible.json(ConfigSummaryJson.of(summary)));
        } else {
            console.out().print(ConfigSummaryLines.of(summary));
        }
        return summary.faults().isEmpty() ? ExitCodes.DONE : ExitCodes.COULD_NOT_START;
    }
}
