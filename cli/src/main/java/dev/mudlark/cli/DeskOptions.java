package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.DeskRequest;
import dev.mudlark.bench.ToolDesk;
import dev.mudlark.models.Models;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Which tools are meant: what the commands of {@code mudlark tools} have in common. */
final class DeskOptions {

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

    /**
     * Lays the tools out.
     *
     * @throws ParameterException when an agent is named without a config
     */
    ToolDesk open(Console console, CommandLine line) throws BenchException {
        if (system != null && config == null) {
            throw new ParameterException(line, "--system names an agent of a config; name that with --config");
        }
        DeskRequest request =
                new DeskRequest(Optional.ofNullable(config), Optional.ofNullable(system), Optional.ofNullable(docs));
        return Bench.tools(request, Models.discover(), new Notes(console));
    }
}
