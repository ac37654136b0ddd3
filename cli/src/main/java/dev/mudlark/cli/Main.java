package dev.mudlark.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;

/** Starts the command. */
public final class Main {

    private Main() {}

    /**
     * Runs the command and ends the program with its exit code: 0 done, 1 ran and ended badly, 2 could not start.
     *
     * @param args the arguments as typed
     */
    public static void main(String... args) {
        boolean bar = "bar".equals(System.getenv("MUDLARK_PROGRESS"));
        ClosedPipe out = pipe(FileDescriptor.out);
        Console console = new Console(
                stream(out), stream(pipe(FileDescriptor.err)), bar, ClosedInput.orStandardInput(), out::isClosed);
        System.exit(new Mudlark(console, Clock.systemUTC()).run(args));
    }

    /** UTF-8 whatever the machine's encoding is: documents are UTF-8 too. */
    private static PrintStream stream(ClosedPipe out) {
        return new PrintStream(out, true, StandardCharsets.UTF_8);
    }

    private static ClosedPipe pipe(FileDescriptor descriptor) {
        return new ClosedPipe(new FileOutputStream(descriptor));
    }
}
