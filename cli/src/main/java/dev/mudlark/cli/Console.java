package dev.mudlark.cli;

import java.io.PrintStream;

/**
 * Where the command prints.
 *
 * @param out results
 * @param err everything else
 * @param bar true when {@code err} is a terminal, so that a line may be drawn over
 */
record Console(PrintStream out, PrintStream err, boolean bar) {

    /** The name in front of every message. */
    private static final String NAME = "mudlark: ";

    /** A message for people, in one line. */
    void say(String message) {
        err.println(NAME + Visible.line(message));
    }
}
