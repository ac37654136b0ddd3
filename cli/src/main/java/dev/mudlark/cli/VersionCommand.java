package dev.mudlark.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code mudlark version}. */
@Command(name = "version", mixinStandardHelpOptions = true, description = "Print the version.")
final class VersionCommand implements Callable<Integer> {

    private final Console console;

    VersionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        console.out().println(VersionText.line());
        return ExitCodes.DONE;
    }
}
