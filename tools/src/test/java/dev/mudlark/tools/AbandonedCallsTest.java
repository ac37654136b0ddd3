package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A tool that does not stop when it is told to. */
@Timeout(30)
class AbandonedCallsTest {

    /** Time passes once the tool has begun, so that it always does, until it is let go. */
    private final AtomicLong nanos = new AtomicLong();

    private final CountDownLatch release = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private final AtomicReference<ToolContext> kept = new AtomicReference<>();
    private final BlockingQueue<Thread> threads = new LinkedBlockingQueue<>();
    private final List<AuditEvent> log = new ArrayList<>();
    private final FakeTool stubborn = FakeTool.named("stubborn", (arguments, context) -> {
                if (release.getCount() > 0) {
                    nanos.addAndGet(Duration.ofMillis(10).toNanos());
                }
                kept.set(context);
                threads.add(Thread.currentThread());
                boolean waiting = true;
                while (waiting) {
                    try {
                        release.await();
                        waiting = false;
                    } catch (InterruptedException e) {
                        // It does not listen.
                    }
                }
                released.countDown();
                return ToolResult.note("late");
            })
            .timingOutAfter(Duration.ofMillis(10));
    private final ToolBox box = ToolBox.builder(ToolRules.DEFAULT)
            .add(List.of(stubborn, FakeTool.answering("other", "x")))
            .audit(log::add)
            .build();
    private final QuestionContext question = question(Deadline.in(Duration.ofHours(1), nanos::get), Budget.unlimited());

    @AfterEach
    void end() {
        release.countDown();
    }

    @Test
    void itIsLeftBehindCountedAndTold() {
        ToolOutcome outcome = run(1);

        assertThat(outcome.errorCode()).contains("timeout");
        assertThat(outcome.abandoned()).isTrue();
        assertThat(box.abandoned()).isEqualTo(1);
        assertThat(question.trace().steps().getFirst().detail()).containsEntry("abandoned", "true");
        assertThat(Audits.told(log)).last().isEqualTo("executed timeout abandoned");
        assertThat(threads.element().isDaemon()).isTrue();
    }

    @Test
    void aToolThatStopsWhenItIsToldIsNotLeftBehind() {
        FakeTool polite = FakeTool.named("polite", (arguments, context) -> {
                    nanos.addAndGet(Duration.ofMillis(10).toNanos());
                    new CountDownLatch(1).await();
                    return ToolResult.note("never");
                })
                .timingOutAfter(Duration.ofMillis(10));
        ToolBox polites = ToolBox.of(List.of(polite), ToolRules.DEFAULT);

        ToolOutcome outcome = polites.run(call("polite", "{}"), question);

        assertThat(outcome.errorCode()).contains("timeout");
        assertThat(outcome.abandoned()).isFalse();
        assertThat(polites.abandoned()).isZero();
    }

    @Test
    void itsContextIsClosedForReadsAndWritesAndItsDeadlineIsOver() {
        run(1);
        ToolContext context = kept.get();

        assertThatThrownBy(() -> context.remember("a", 1)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> context.recall("a")).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(context::collection).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(context::searcher).isInstanceOf(IllegalStateException.class);
        assertThat(context.deadline().isOver()).isTrue();
        assertThat(question.deadline().isOver()).isFalse();
    }

    @Test
    void whatItSaysLateReachesNobody() throws InterruptedException {
        ToolOutcome outcome = run(1);
        release.countDown();
        released.await();

        assertThat(outcome.content()).doesNotContain("late");
        assertThat(question.trace().steps()).hasSize(1);
    }

    @Test
    void aToolThatIsStuckIsCalledNoMoreUntilItsCallsEnd() throws InterruptedException {
        for (int i = 1; i <= OfferedTools.MOST_STUCK; i++) {
            run(i);
        }
        ToolOutcome refused = run(0);

        assertThat(refused.errorCode()).contains("tool_stuck");
        assertThat(refused.content()).contains("16 earlier calls");
        assertThat(stubborn.calls).hasSize(16);
        assertThat(box.abandoned()).isEqualTo(16);
        assertThat(box.run(call("other", "{}"), question).content()).isEqualTo("x");

        release.countDown();
        ToolOutcome again = run(0);
        while (again.errorCode().filter("tool_stuck"::equals).isPresent()) {
            Thread.onSpinWait();
            again = run(0);
        }
        assertThat(again.content()).isEqualTo("late");
    }

    private ToolOutcome run(int n) {
        return box.run(call("stubborn", "{\"n\":" + n + "}"), question);
    }
}
