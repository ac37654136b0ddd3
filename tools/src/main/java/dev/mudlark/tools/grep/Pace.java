package dev.mudlark.tools.grep;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Looks at the clock after each bit of work. For one thread.
 */
final class Pace {

    /** About a tenth of a millisecond to a few milliseconds, whatever is counted. */
    private static final int BETWEEN_CHECKS = 1 << 18;

    private final Runnable checkTime;
    private final AtomicBoolean stopped;
    private int done;

    /**
     * With a check that throws when the time is over.
     *
     * @param stopped set when another thread of the same search has failed
     */
    Pace(Runnable checkTime, AtomicBoolean stopped) {
        this.checkTime = checkTime;
        this.stopped = stopped;
    }

    /** For a search in one thread. */
    Pace(Runnable checkTime) {
        this(checkTime, new AtomicBoolean());
    }

    /** Counts work of about so many bytes looked at. */
    void work(int bytes) {
        done += bytes;
        if (done >= BETWEEN_CHECKS || done < 0) {
            done = 0;
            check();
        }
    }

    /** Looks at the clock now. */
    void check() {
        if (stopped.get()) {
            throw new StoppedException();
        }
        checkTime.run();
    }

    /** Another thread has failed; its failure is the one that counts. */
    static final class StoppedException extends RuntimeException {

        private static final long serialVersionUID = 1L;
    }
}
