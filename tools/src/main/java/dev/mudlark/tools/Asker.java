package dev.mudlark.tools;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;

/** Asks somebody outside of the gate. Whatever is no clear yes in time is a no. */
final class Asker {

    /** Those who were asked, did not answer and do not stop, before nobody is asked any more. */
    static final int MOST_STUCK = 16;

    private final ToolThreads threads;
    private final AtomicInteger stuck = new AtomicInteger();
    private final Running.Owner counting = new Running.Owner() {
        @Override
        public void stopping() {
            stuck.incrementAndGet();
        }

        @Override
        public void ended(boolean stopped) {
            if (stopped) {
                stuck.decrementAndGet();
            }
        }
    };

    Asker(ToolThreads threads) {
        this.threads = threads;
    }

    Decision ask(Callable<Decision> question, Deadline deadline) {
        if (stuck.get() >= MOST_STUCK) {
            return Decision.deny("timeout", "earlier questions have not been answered yet");
        }
        try {
            Decision decision = threads.start(question, deadline, counting).await();
            return decision == null ? Decision.deny("error", "") : decision;
        } catch (DeadlineException e) {
            return Decision.deny("timeout", "nobody answered in time");
        } catch (ExecutionException e) {
            return Decision.deny("error", "");
        }
    }
}
