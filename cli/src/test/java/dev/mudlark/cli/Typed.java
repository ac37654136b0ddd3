package dev.mudlark.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

/**
 * What a command printed and how it ended.
 *
 * @param code the exit code
 * @param out standard output
 * @param err standard error
 */
record Typed(int code, String out, String err) {

    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-03-04T05:06:07Z"), ZoneOffset.UTC);

    /** Runs {@code mudlark} with these arguments in this JVM. */
    static Typed mudlark(Object... args) {
        return mudlark(false, args);
    }

    /** As on a terminal, where a bar is drawn. */
    static Typed onATerminal(Object... args) {
        return mudlark(true, args);
    }

    /** With these bytes on standard input. */
    static Typed fed(byte[] in, Object... args) {
        return mudlark(false, new ByteArrayInputStream(in), args);
    }

    /** With a standard input that was closed before the start. */
    static Typed withClosedInput(Object... args) {
        return mudlark(false, new ClosedInput(), args);
    }

    private static Typed mudlark(boolean bar, Object... args) {
        return mudlark(bar, InputStream.nullInputStream(), args);
    }

    private static Typed mudlark(boolean bar, InputStream in, Object... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(print(out), print(err), bar, in, () -> false);
        String[] words = List.of(args).stream().map(String::valueOf).toArray(String[]::new);
        int code = new Mudlark(console, CLOCK).run(words);
        return new Typed(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** The one line of an error, without the line end. */
    String error() {
        if (err.indexOf('\n') != err.length() - 1) {
            throw new AssertionError("not one line: " + err);
        }
        return err.strip();
    }

    String lastLine() {
        return out.lines().reduce((first, second) -> second).orElse("");
    }

    private static PrintStream print(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }
}
