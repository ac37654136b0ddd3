package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.StartedDataSet;
import dev.mudlark.context.Counted;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mudlark init}. */
@Command(
        name = "init",
        mixinStandardHelpOptions = true,
        description = {
            "Begin a data set over a folder of documents: a config that can be run at once, starter questions, drafts of"
                    + " questions to write, and a page with the next commands.",
            "",
            "The starter questions are drawn from tables, definitions and sentences. They show that everything works"
                    + " and measure nothing. Nothing that is there is written over.",
            ""
        })
final class InitCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "DIR", description = "Folder to make, outside of the documents.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path folder;

    @Option(names = "--docs", paramLabel = "DOCS", required = true, description = "Folder of documents.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path docs;

    InitCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BenchException {
        StartedDataSet started = Bench.init(folder, docs);
        started.files().forEach(file -> console.out().println("wrote " + Visible.line(file.toString())));
        console.out()
                .println(Counted.of(started.starters(), "starter question") + ", "
                        + Counted.of(started.drafts(), "draft") + " to write. Next:");
        started.commands().forEach(command -> console.out().println("  " + Visible.line(command)));
        return ExitCodes.DONE;
    }
}
