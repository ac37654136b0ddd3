package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.Inspection;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mudlark inspect}. */
@Command(
        name = "inspect",
        mixinStandardHelpOptions = true,
        description = "Show what a folder of documents holds as tools and searches will see it: counts, sizes, tables,"
                + " languages, near-duplicates, files that are broken or passed over.")
final class InspectCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "DOCS", description = "Folder of documents.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path docs;

    @Option(names = "--all", description = "Show everything. Default: the first of each kind.")
    private boolean all;

    @Option(
            names = "--json",
            description = "Print everything as JSON on standard output, and nothing else there. Default: text.")
    private boolean json;

    InspectCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BenchException {
        Inspection inspection = Bench.inspect(docs);
        if (json) {
            console.out().println(InspectJson.of(inspection));
        } else {
            console.out().print(new InspectLines(inspection, all).text());
        }
        return ExitCodes.DONE;
    }
}
