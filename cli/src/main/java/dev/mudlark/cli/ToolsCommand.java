package dev.mudlark.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code mudlark tools}; what it does is in its subcommands. */
@Command(
        name = "tools",
        mixinStandardHelpOptions = true,
        description = "Show the tools that agents have, and call one by hand, without a model.",
        synopsisSubcommandLabel = "COMMAND")
final class ToolsCommand implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    /** The command with its subcommands. */
    static CommandLine line(Console console) {
        return new CommandLine(new ToolsCommand())
                .addSubcommand(new ToolsListCommand(console))
                .addSubcommand(new ToolsDescribeCommand(console))
                .addSubcommand(new ToolsCallCommand(console));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "name a command: list, describe or call");
    }
}
