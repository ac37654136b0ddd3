package dev.mudlark.tools.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Budget;
import dev.mudlark.context.Caller;
import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Bm25Searcher;
import dev.mudlark.documents.Chunker;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Searcher;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.QuestionContext;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolRules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * All tools, from the outside, on calls that nobody would write; {@code scripts/hostile-calls} makes a million of them on
 * more text.
 */
class HostileCallsTest {

    private static final int CALLS = Integer.getInteger("mudlark.hostile.calls", 20_000);
    private static final int MEGABYTES = Integer.getInteger("mudlark.hostile.megabytes", 1);
    private static final long SEED = Long.getLong("mudlark.hostile.seed", 20_261_130L);
    /** Set where nothing runs beside it, so that short times mean something. */
    private static final boolean MEASURED = Boolean.getBoolean("mudlark.hostile.measured");

    private static final int CALLERS = 2;
    private static final Duration DEADLINE = Duration.ofMillis(50);
    private static final Duration LONGEST_OVERRUN = Duration.ofSeconds(1);
    private static final Duration USUAL_OVERRUN = Duration.ofMillis(100);

    @Test
    void noCallThrowsHangsOrAnswersWithoutBounds() throws Exception {
        Collection collection = HostileCollection.of(MEGABYTES * 1_000_000L, SEED);
        Searcher searcher = Bm25Searcher.index(collection, Chunker.words(160, 30));
        ToolBox box = ToolBox.of(
                BuiltInTools.names().stream().map(BuiltInTools::create).toList(),
                ToolRules.DEFAULT.withTimeout(DEADLINE));

        Verdict verdict = run(box, collection, searcher);

        System.out.println("hostile calls: " + verdict.summary(DEADLINE));
        assertThat(verdict.faults()).as("seed %d", SEED).isEmpty();
        assertThat(verdict.calls()).isEqualTo(CALLS);
        assertThat(verdict.overrun(DEADLINE, 1.0)).isLessThan(LONGEST_OVERRUN);
        if (MEASURED) {
            assertThat(verdict.overrun(DEADLINE, 0.9999)).isLessThan(USUAL_OVERRUN);
        }
        assertThat(verdict.reached()).as("calls that reached a tool").isGreaterThan(CALLS / 3);
        assertThat(busyToolThreads()).isEmpty();
    }

    private static Verdict run(ToolBox box, Collection collection, Searcher searcher)
            throws InterruptedException, ExecutionException {
        List<Callable<Verdict>> work = new ArrayList<>();
        for (int caller = 0; caller < CALLERS; caller++) {
            HostileCalls calls = new HostileCalls(box.specs(), SEED + caller);
            work.add(() -> judged(box, calls, collection, searcher));
        }
        Verdict all = new Verdict();
        try (ExecutorService callers = Executors.newFixedThreadPool(CALLERS)) {
            for (Future<Verdict> done : callers.invokeAll(work)) {
                all.add(done.get());
            }
        }
        return all;
    }

    private static Verdict judged(ToolBox box, HostileCalls calls, Collection collection, Searcher searcher) {
        Verdict verdict = new Verdict();
        for (int i = 0; i < CALLS / CALLERS; i++) {
            QuestionContext question = QuestionContext.of(
                    collection,
                    Optional.of(searcher),
                    Caller.anonymous(),
                    Questions.CLOCK,
                    Deadline.none(),
                    Budget.unlimited());
            verdict.judge(box, calls.next(), question);
        }
        return verdict;
    }

    /** Threads of tools that still work some seconds after the last call. */
    private static List<String> busyToolThreads() {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(5);
        List<String> busy = toolsAtWork();
        while (!busy.isEmpty() && System.nanoTime() < end) {
            Thread.onSpinWait();
            busy = toolsAtWork();
        }
        return busy;
    }

    private static List<String> toolsAtWork() {
        List<String> busy = new ArrayList<>();
        Thread.getAllStackTraces().forEach((thread, stack) -> {
            boolean atWork = thread != Thread.currentThread()
                    && List.of(stack).stream()
                            .anyMatch(frame -> frame.getClassName().startsWith("dev.mudlark.tools."));
            if (atWork) {
                busy.add(thread.getName() + " in " + List.of(stack));
            }
        });
        return busy;
    }
}
