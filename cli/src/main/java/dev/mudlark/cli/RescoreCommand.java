package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.RunResult;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mudlark rescore}. */
@Command(
        name = "rescore",
        mixinStandardHelpOptions = true,
        description = "Compute every metric and report of a run again, from its transcripts alone.")
final class RescoreCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "RUN", description = "Folder of the run.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path run;

    @Option(names = "--json", description = "Print the summary as JSON on standard output, and nothing else there.")
    private boolean json;

    RescoreCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BenchException {
        RunResult result = Bench.rescore(run);
        Results.print(result, json, console);
        if (!result.record().finished()) {
            console.say(Results.missing(result) + "; the reports are marked as unfinished");
        }
        JudgeLines.of(result).ifPresent(console::say);
        return ExitCodes.DONE;
    }
}
