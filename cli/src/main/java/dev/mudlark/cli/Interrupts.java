package dev.mudlark.cli;

import dev.mudlark.context.Deadline;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a run end in order when the user presses Ctrl-C or the machine asks the program to end: no further question
 * begins, reports are written, and the program ends with its own exit code. Whatever does not end in time is told how it
 * can be gone on with.
 */
final class Interrupts implements AutoCloseable {

    private static final int SECONDS = 60;

    /** Enough to keep what was embedded and to take the folder away. */
    private static final int SECONDS_BEFORE_THE_FIRST_QUESTION = 15;

    /** Documents are being read, and nothing is written yet. */
    private static final int SECONDS_WITHOUT_A_FOLDER = 1;

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
            awaitTheEnd(SECONDS, progress, console);
        } else {
            boolean folder = progress.resumeCommand().isPresent();
            // What ends in time says by itself that nothing was asked.
            if (!awaitTheEnd(
                    folder ? SECONDS_BEFORE_THE_FIRST_QUESTION : SECONDS_WITHOUT_A_FOLDER, progress, console)) {
                console.say("interrupted before a question was asked");
            }
        }
        console.out().flush();
        Runtime.getRuntime().halt(code);
    }

    /** False when it did not end in time. */
    private boolean awaitTheEnd(int seconds, ProgressLines progress, Console console) {
        try {
            if (over.await(seconds, TimeUnit.SECONDS)) {
                return true;
            } else {
                code = ExitCodes.ENDED_BADLY;
                progress.resumeCommand()
                        .ifPresent(
                                command -> console.say("ended before everything was written; go on with: " + command));
            }
        } catch (InterruptedException e) {
            code = ExitCodes.ENDED_BADLY;
        }
        return false;
    }
}
