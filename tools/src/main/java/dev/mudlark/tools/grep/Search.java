package dev.mudlark.tools.grep;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** Searches the areas of a scope, in two threads when there is much to search. */
final class Search {

    /** Below this, starting a thread costs more than it saves. */
    private static final long WORTH_A_THREAD = 10_000_000;

    private final List<Area> areas;
    private final LineMatcher matcher;
    private final int most;
    private final Runnable checkTime;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final AtomicReferenceArray<List<InSource>> found;
    private volatile @Nullable Throwable failure;

    private Search(List<Area> areas, LineMatcher matcher, int most, Runnable checkTime) {
        this.areas = areas;
        this.matcher = matcher;
        this.most = most;
        this.checkTime = checkTime;
        this.found = new AtomicReferenceArray<>(areas.size());
    }

    /**
     * The matching lines, of which the first {@code most} of each source are kept.
     *
     * @param checkTime run often, perhaps in two threads; may throw
     */
    static Hits find(Scope scope, LineMatcher matcher, int most, Runnable checkTime) {
        checkTime.run();
        Search search = new Search(scope.areas(), matcher, most, checkTime);
        boolean two = search.areas.size() > 1
                && scope.bytes() >= WORTH_A_THREAD
                && Runtime.getRuntime().availableProcessors() > 1;
        if (two) {
            search.inTwoThreads();
        } else {
            search.work();
        }
        return new Hits(search.all(), scope);
    }

    private List<Matches> all() {
        List<InSource> all = new ArrayList<>();
        for (int i = 0; i < found.length(); i++) {
            all.addAll(found.get(i));
        }
        return Matches.of(all);
    }

    private void inTwoThreads() {
        Thread second = Thread.ofPlatform().daemon().name("mudlark-grep").start(this::workAside);
        boolean done = false;
        try {
            work();
            done = true;
        } catch (Pace.StoppedException e) {
            // The other thread's failure is told below.
        } finally {
            stopped.compareAndSet(false, !done);
            join(second);
        }
        if (failure != null) {
            throw rethrown(failure);
        }
    }

    private void workAside() {
        try {
            work();
        } catch (Pace.StoppedException e) {
            // The first thread has failed and tells why.
        } catch (RuntimeException | Error e) {
            failure = e;
            stopped.set(true);
        }
    }

    private static RuntimeException rethrown(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        return (RuntimeException) failure;
    }

    /** The thread ends soon, since it looks at the clock and at {@link #stopped} often. */
    private void join(Thread second) {
        boolean interrupted = false;
        while (second.isAlive()) {
            try {
                second.join();
            } catch (InterruptedException e) {
                interrupted = true;
                stopped.set(true);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void work() {
        Pace pace = new Pace(checkTime, stopped);
        LineMatcher.Scanner scanner = matcher.scanner(pace);
        for (int i = next.getAndIncrement(); i < areas.size(); i = next.getAndIncrement()) {
            Collector collector = new Collector(areas.get(i), most);
            scanner.scan(areas.get(i), collector);
            found.set(i, collector.found());
        }
    }
}
