package dev.mudlark.cli;

import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command itself; what it does is in its subcommands. */
@Command(
        name = "mudlark",
        mixinStandardHelpOptions = true,
        versionProvider = VersionText.class,
        description = "Gives agents safe tools over your documents and measures what those tools buy.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "To begin: mudlark run configs/all.yaml --mock (the bundled collection, without a model), or",
            "mudlark init DIR --docs DOCS (a data set over your own documents).",
            "",
            "Exit codes: 0 done, 1 ran and ended badly, 2 could not start."
        })
final class Mudlark implements Runnable {

    private final Console console;
    private final Clock clock;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "Print the stack trace of what goes wrong.")
    private boolean debug;

    Mudlark(Console console, Clock clock) {
        this.console = console;
        this.clock = clock;
    }

    /** Runs with the arguments as typed and returns the exit code. */
    int run(String... args) {
        Failures failures = new Failures(console, () -> debug);
        CommandLine line = new CommandLine(this)
                .addSubcommand(new RunCommand(console, clock, failures))
                .addSubcommand(new InitCommand(console))
                .addSubcommand(new ValidateCommand(console))
                .addSubcommand(new CheckCommand(console))
                .addSubcommand(new InspectCommand(console))
                .addSubcommand(ToolsCommand.line(console))
                .addSubcommand(RouteCommand.line(console))
                .addSubcommand(new ModelsCommand(console))
                .addSubcommand(new DoctorCommand(console, Models::discover, System::getenv))
                .addSubcommand(new EstimateCommand(console))
                .addSubcommand(new AskCommand(console))
                .addSubcommand(new ShowCommand(console))
                .addSubcommand(new RescoreCommand(console))
                .addSubcommand(new VersionCommand(console))
                .registerConverter(Path.class, new PathArgument())
                .registerConverter(ModelRef.class, new ModelArgument())
                .registerConverter(Integer.class, new CountArgument())
                .setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8))
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                .setUsageHelpLongOptionsMaxWidth(34)
                .setUsageHelpWidth(110)
                .setParameterExceptionHandler((e, typed) -> failures.misused(e))
                .setExecutionExceptionHandler((e, command, parsed) -> failures.failed(e));
        try {
            return failures.written(line.execute(args));
        } catch (OutOfMemoryError e) {
            return failures.failed(e);
        }
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "name a command: " + String.join(", ", spec.subcommands().keySet()));
    }
}
