package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.DeskRequest;
import dev.mudlark.bench.ToolDesk;
import dev.mudlark.models.Models;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the commands of {@code mudlark tools} have in common: which tools are meant, laid out and put away again. */
abstract class DeskCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Option(
            names = "--docs",
            paramLabel = "DIR",
            description =
                    "Folder of documents that the tools read. Default: those of the config; calculator and date_calc need none.")
    private @Nullable Path docs;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "Config whose tools, rules, options, search, today and documents hold. Default: none.")
    private @Nullable Path config;

    @Option(
            names = "--system",
            paramLabel = "NAME",
            description =
                    "The agent of the config whose tools are meant. Default: every built-in tool, with the options of"
                            + " the first agent that has it.")
    private @Nullable String system;

    DeskCommand(Console console) {
        this.console = console;
    }

    /** Does the command's work with the tools. */
    abstract int answer(ToolDesk desk) throws BenchException;

    /** Refuses a wrong use of the command's own words before anything is opened. */
    void checkWords() {}

    @Override
    public final Integer call() throws BenchException {
        checkWords();
        if (system != null && config == null) {
            throw wrong("--system names an agent of a config; name that with --config");
        }
        DeskRequest request =
                new DeskRequest(Optional.ofNullable(config), Optional.ofNullable(system), Optional.ofNullable(docs));
        try (ToolDesk desk = Bench.tools(request, Models.discover(), new Notes(console))) {
            return answer(desk);
        }
    }

    final Console console() {
        return console;
    }

    final CommandLine line() {
        return spec.commandLine();
    }

    final ParameterException wrong(String message) {
        return new ParameterException(line(), message);
    }
}
