package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.RunListener;
import dev.mudlark.context.Counted;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Shows how a run goes on: a bar on a terminal, else a few lines. */
final class ProgressLines implements RunListener {

    private static final int WIDTH = 30;
    private static final long REDRAW_NANOS = 100_000_000;

    private final Console console;
    private long drawn;
    private int quarter;
    private boolean lineOpen;
    private boolean silent;
    private volatile boolean started;
    private volatile @Nullable Path folder;

    ProgressLines(Console console) {
        this.console = console;
    }

    /** True once questions are being asked. */
    boolean hasStarted() {
        return started;
    }

    /** What to type to go on with the run; empty as long as it has no folder and when that is gone again. */
    Optional<String> resumeCommand() {
        return Optional.ofNullable(folder).flatMap(Bench::resumeCommand);
    }

    /** Shows nothing more, and leaves the cursor at the beginning of a line. */
    synchronized void silence() {
        silent = true;
        if (lineOpen) {
            console.err().println();
            lineOpen = false;
        }
    }

    @Override
    public void note(String line) {
        console.say(line);
    }

    @Override
    public void begun(Path newFolder) {
        folder = newFolder;
    }

    @Override
    public void started(int done, int total) {
        started = true;
        if (!console.bar()) {
            console.say(asking(done, total));
        }
    }

    private static String asking(int done, int total) {
        if (done == 0) {
            return "asking for " + Counted.grouped(total, "answer") + " over all systems";
        }
        return done == total
                ? "nothing to ask: " + Counted.grouped(total, "answer") + " over all systems are there"
                : "asking for " + grouped(total - done) + " of " + Counted.grouped(total, "answer")
                        + " over all systems; the others are there";
    }

    private static String grouped(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    @Override
    public synchronized void answered(int done, int total, int failed) {
        if (silent) {
            return;
        }
        if (console.bar()) {
            bar(done, total, failed);
        } else if (done < total && 4L * done / total > quarter) {
            quarter = (int) (4L * done / total);
            console.say(grouped(done) + " of " + grouped(total) + " answered" + failures(failed));
        }
    }

    private void bar(int done, int total, int failed) {
        long now = System.nanoTime();
        if (done < total && now - drawn < REDRAW_NANOS) {
            return;
        }
        drawn = now;
        int filled = (int) ((long) WIDTH * done / total);
        String bar = "#".repeat(filled) + ".".repeat(WIDTH - filled);
        console.err().print("\r[" + bar + "] " + grouped(done) + "/" + grouped(total) + failures(failed));
        lineOpen = done < total;
        if (!lineOpen) {
            console.err().println();
        }
        console.err().flush();
    }

    private static String failures(int failed) {
        return failed == 0 ? "" : ", " + grouped(failed) + " failed";
    }
}
