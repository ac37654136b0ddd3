package dev.mudlark.cli;

import dev.mudlark.context.Deadline;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a run end in order when the user presses Ctrl-C or the machine asks the program to end: no further question
 * begins, reports are written, and the program ends with its own exit code.
 */
final class Interrupts implements AutoCloseable {

    private static final int SECONDS = 60;

    private final Thread hook;
    private final CountDownLatch over = new CountDownLatch(1);
    private volatile int code = ExitCodes.ENDED_BADLY;

    private Interrupts(Deadline stop, ProgressLines progress, Console console) {
        this.hook = new Thread(() -> stop(stop, progress, console), "interrupt");
    }

    static Interrupts stopping(Deadline stop, ProgressLines progress, Console console) {
        Interrupts interrupts = new Interrupts(stop, progress, console);
        Runtime.getRuntime().addShutdownHook(interrupts.hook);
        return interrupts;
    }

    /** Remembers the exit code for the case that the program is being ended from outside. */
    int endsWith(int newCode) {
        code = newCode;
        return newCode;
    }

    @Override
    public void close() {
        over.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is being ended; the hook does the rest.
        }
    }

    private void stop(Deadline stop, ProgressLines progress, Console console) {
        stop.cancel();
        progress.silence();
        if (progress.hasStarted()) {
            console.say("interrupted; writing what was answered");
            awaitTheEnd();
        } else {
            console.say("interrupted before a question was asked");
        }
        console.out().flush();
        Runtime.getRuntime().halt(code);
    }

    private void awaitTheEnd() {
        try {
            if (!over.await(SECONDS, TimeUnit.SECONDS)) {
                code = ExitCodes.ENDED_BADLY;
            }
        } catch (InterruptedException e) {
            code = ExitCodes.ENDED_BADLY;
        }
    }
}
