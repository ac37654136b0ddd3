package dev.mudlark.cli;

import dev.mudlark.bench.BenchException;
import dev.mudlark.context.Counted;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.routing.RoutingException;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what went wrong into lines for people and an exit code. No stack trace unless asked for. */
final class Failures {

    /** More than that is no help; the first ones are mended first. */
    private static final int MOST_LINES = 50;

    private final Console console;
    private final BooleanSupplier debug;

    Failures(Console console, BooleanSupplier debug) {
        this.console = console;
        this.debug = debug;
    }

    /** Arguments that cannot be understood. */
    int misused(ParameterException e) {
        CommandLine command = e.getCommandLine();
        console.say(e.getMessage() + suggestion(e) + "; see "
                + command.getCommandSpec().qualifiedName() + " --help");
        return ExitCodes.COULD_NOT_START;
    }

    /** The exit code, unless what was printed got lost: then that is the failure. */
    int written(int code) {
        if (code != ExitCodes.DONE || !console.out().checkError()) {
            return code;
        }
        console.say("standard output could not be written; is the disk full, or the output closed?");
        return ExitCodes.ENDED_BADLY;
    }

    /** A command that failed. */
    int failed(Throwable e) {
        int code = switch (e) {
            case BenchException told -> tell(told);
            case RoutingException told -> {
                tell(told.lines());
                yield ExitCodes.COULD_NOT_START;
            }
            case OutOfMemoryError memory -> {
                console.say("out of memory; give it more, for example JAVA_TOOL_OPTIONS=-Xmx2g");
                yield ExitCodes.ENDED_BADLY;
            }
            default -> {
                console.say("this is a fault of mudlark itself: " + e + "; please report it with what --debug prints");
                yield ExitCodes.ENDED_BADLY;
            }
        };
        if (debug.getAsBoolean()) {
            e.printStackTrace(console.err());
        }
        return code;
    }

    private int tell(BenchException e) {
        tell(e.lines());
        return e.kind() == BenchException.Kind.COULD_NOT_START ? ExitCodes.COULD_NOT_START : ExitCodes.ENDED_BADLY;
    }

    private void tell(List<String> lines) {
        lines.stream().limit(MOST_LINES).forEach(console::say);
        if (lines.size() > MOST_LINES) {
            console.say(Counted.of(lines.size() - MOST_LINES, "more fault") + "; mend these first");
        }
    }

    private static String suggestion(ParameterException e) {
        if (!(e instanceof UnmatchedArgumentException unmatched)
                || unmatched.getUnmatched().isEmpty()) {
            return "";
        }
        CommandSpec command = e.getCommandLine().getCommandSpec();
        List<String> valid = Stream.concat(
                        command.optionsMap().keySet().stream(), command.subcommands().keySet().stream())
                .toList();
        String typed = unmatched.getUnmatched().get(0);
        return valid.contains(typed) ? "; write it before --" : DidYouMean.hint(typed, valid);
    }
}
