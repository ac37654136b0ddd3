package dev.mudlark.tools;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;

/** Asks somebody outside of the gate. Whatever is no clear yes in time is a no. */
final class Asker {

    private final ToolThreads threads;

    Asker(ToolThreads threads) {
        this.threads = threads;
    }

    Decision ask(Callable<Decision> question, Deadline deadline) {
        Running<Decision> asked = threads.start(question);
        try {
            Decision decision = asked.await(deadline, () -> {});
            return decision == null ? Decision.deny("error", "") : decision;
        } catch (DeadlineException e) {
            return Decision.deny("timeout", "nobody answered in time");
        } catch (ExecutionException e) {
            return Decision.deny("error", "");
        }
    }
}
