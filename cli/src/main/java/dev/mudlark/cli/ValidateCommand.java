package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.CheckResult;
import dev.mudlark.models.Models;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mudlark validate}. */
@Command(
        name = "validate",
        mixinStandardHelpOptions = true,
        description = {
            "Check a config, its documents, questions and judgements, and ask nothing.",
            "",
            "Tells every fault that keeps them from being run, and warns of what makes the figures say less than they"
                    + " seem to (docs/datasets.md). Exit code 2 with a fault, 0 with warnings only.",
            ""
        })
final class ValidateCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "CONFIG", description = "Config file. Default: none.")
    private @Nullable Path config;

    @Mixin
    private final DataOptions data = new DataOptions();

    @Option(names = "--strict", description = "End with exit code 1 when there is a warning. Default: 0.")
    private boolean strict;

    @Option(names = "--all", description = "Show everything. Default: the first 20 faults, 5 warnings of each kind.")
    private boolean all;

    @Option(
            names = "--json",
            description = "Print everything as JSON on standard output, and nothing else there. Default: text.")
    private boolean json;

    ValidateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        CheckResult result = Bench.validate(data.toCheck(config, spec), Models.discover());
        if (json) {
            console.out().println(CheckJson.of(result));
        } else {
            console.out().print(CheckLines.of(result, all));
        }
        return code(result);
    }

    private int code(CheckResult result) {
        if (result.faults() > 0) {
            return ExitCodes.COULD_NOT_START;
        }
        return strict && result.warnings() > 0 ? ExitCodes.ENDED_BADLY : ExitCodes.DONE;
    }
}
