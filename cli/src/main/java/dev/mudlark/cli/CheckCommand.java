package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.CheckRequest;
import dev.mudlark.bench.ConfigSummary;
import dev.mudlark.models.Models;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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

    @Parameters(paramLabel = "CONFIG", description = "Config file.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path config;

    @Option(
            names = "--docs",
            paramLabel = "DIR",
            description = "Folder of documents. Default: data.docs of the CONFIG.")
    private @Nullable Path docs;

    @Option(
            names = "--questions",
            paramLabel = "FILE",
            description = "Questions. Default: data.questions of the CONFIG.")
    private @Nullable Path questions;

    @Option(
            names = "--qrels",
            paramLabel = "FILE",
            description = "Relevance judgements. Default: data.qrels of the CONFIG, or none.")
    private @Nullable Path qrels;

    @Option(
            names = "--mock",
            description =
                    "Check for a run with --mock: the rule-based stand-in answers. Default: models.generator of the"
                            + " CONFIG; none is needed to check.")
    private boolean mock;

    @Option(
            names = "--json",
            description = "Print everything as JSON on standard output, and nothing else there. Default: text.")
    private boolean json;

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        ConfigSummary summary = Bench.check(
                new CheckRequest(
                        Optional.of(config),
                        Optional.ofNullable(docs),
                        Optional.ofNullable(questions),
                        Optional.ofNullable(qrels),
                        mock),
                Models.discover());
        if (json) {
            console.out().println(Visible.json(ConfigSummaryJson.of(summary)));
        } else {
            console.out().print(ConfigSummaryLines.of(summary));
        }
        return summary.faults().isEmpty() ? ExitCodes.DONE : ExitCodes.COULD_NOT_START;
    }
}
