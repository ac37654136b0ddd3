package dev.mudlark.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.function.BooleanSupplier;

/**
 * Where the command prints.
 *
 * @param out results
 * @param err everything else
 * @param bar true when {@code err} is a terminal, so that a line may be drawn over
 * @param in standard input
 * @param unread tells whether the reader of {@code out} has gone, so that nothing more needs to be printed
 */
record Console(PrintStream out, PrintStream err, boolean bar, InputStream in, BooleanSupplier unread) {

    /** The name in front of every message. */
    private static final String NAME = "mudlark: ";

    /** A console without input whose output is read to its end. */
    Console(PrintStream out, PrintStream err, boolean bar) {
        this(out, err, bar, InputStream.nullInputStream(), () -> false);
    }

    /** A message for people, in one line. */
    void say(String message) {
        err.println(NAME + Visible.line(message));
    }
}
