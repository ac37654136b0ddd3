package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a call does and says after its time. */
@Timeout(20)
class LateCallsTest {

    private static final Duration LIMIT = Duration.ofMillis(30);

    private final AtomicLong nanos = new AtomicLong();
    private final Deadline hour = Deadline.in(Duration.ofHours(1), nanos::get);
    private final QuestionContext question = question(hour, Budget.unlimited());
    private final CountDownLatch stopped = new CountDownLatch(1);
    private final BlockingQueue<String> writes = new LinkedBlockingQueue<>();

    /** Its time is over once it has begun; then it waits to be interrupted. */
    private final FakeTool slow = FakeTool.named("slow", (arguments, context) -> {
                nanos.addAndGet(LIMIT.toNanos());
                waitForInterrupt();
                tryToWrite(context);
                stopped.countDown();
                return ToolResult.note("late");
            })
            .timingOutAfter(LIMIT);

    @Test
    void aWriteAfterTheInterruptIsRefusedAlsoWhenTimeIsLeft() {
        FakeTool writer = FakeTool.named("writer", (arguments, context) -> {
            waitForInterrupt();
            tryToWrite(context);
            return ToolResult.note("late");
        });
        ToolBox box = ToolBox.of(List.of(writer), ToolRules.DEFAULT);

        for (int i = 0; i < 100; i++) {
            Thread.currentThread().interrupt();
            ToolOutcome outcome = box.run(call("writer", "{\"n\":" + i + "}"), question);
            assertThat(Thread.interrupted()).isTrue();
            assertThat(outcome.errorCode()).contains("cancelled");
        }

        assertThat(writes).doesNotContain("written");
    }

    @Test
    void aWriteAfterTheDeadlineIsRefusedAlsoWhenNobodyHasNoticed() {
        FakeTool writer = FakeTool.named("writer", (arguments, context) -> {
                    nanos.addAndGet(LIMIT.toNanos());
                    tryToWrite(context);
                    return ToolResult.note("late");
                })
                .timingOutAfter(LIMIT);

        run(writer);

        assertThat(writes).containsExactly("refused");
        assertThat(question.state()).doesNotContainKey("tool:key");
    }

    @Test
    void aResultAfterTheDeadlineIsATimeoutHoweverShortlyAfter() {
        FakeTool late = FakeTool.named("late", (arguments, context) -> {
                    nanos.addAndGet(LIMIT.toNanos());
                    return ToolResult.note("late");
                })
                .timingOutAfter(LIMIT);

        assertThat(run(late).errorCode()).contains("timeout");
    }

    @Test
    void anErrorAfterTheDeadlineIsATimeoutToo() {
        FakeTool late = FakeTool.named("late", (arguments, context) -> {
                    nanos.addAndGet(LIMIT.toNanos());
                    throw new ToolException("mine", "late");
                })
                .timingOutAfter(LIMIT);

        assertThat(run(late).errorCode()).contains("timeout");
    }

    @Test
    void aYesAfterTheDeadlineIsANo() {
        ToolBox box = ToolBox.builder(ToolRules.DEFAULT)
                .add(List.of(FakeTool.answering("tool", "x")))
                .authorizer((caller, tool, arguments) -> {
                    nanos.addAndGet(Duration.ofSeconds(11).toNanos());
                    return Decision.allow("policy");
                })
                .build();

        assertThat(box.run(call("tool", "{}"), question).errorCode()).contains("permission_denied");
    }

    @Test
    void aToolThatCancelsItsOwnDeadlineHasNotRunOutOfTime() {
        FakeTool hasty = FakeTool.named("hasty", (arguments, context) -> {
            context.deadline().cancel();
            tryToWrite(context);
            return ToolResult.note("done");
        });

        assertThat(run(hasty).content()).isEqualTo("done");
        assertThat(writes).containsExactly("refused");
        assertThat(hour.isOver()).isFalse();
    }

    @Test
    void aCallOfATurnIsStoppedWhileItsCallerIsBusy() throws InterruptedException {
        ToolTurn turn = ToolBox.of(List.of(slow), ToolRules.DEFAULT).turn(question);

        turn.run(call("slow", "{}"));
        stopped.await();

        assertTimeout(turn.end());
    }

    @Test
    void aCallOfATurnIsStoppedWhileAnotherIsDecidedOn() {
        ToolBox box = ToolBox.builder(ToolRules.DEFAULT)
                .add(List.of(slow, FakeTool.answering("quick", "x")))
                .authorizer((caller, tool, arguments) -> {
                    if (tool.equals("quick")) {
                        untilStopped();
                    }
                    return Decision.allow("policy");
                })
                .build();
        ToolTurn turn = box.turn(question);

        turn.run(call("slow", "{}"));
        turn.run(call("quick", "{}"));

        List<ToolOutcome> outcomes = turn.end();
        assertTimeout(outcomes);
        assertThat(outcomes.getLast().content()).isEqualTo("x");
    }

    @Test
    void aCallOfATurnIsStoppedWhenItsQuestionIsOver() throws InterruptedException {
        FakeTool patient = FakeTool.named("patient", (arguments, context) -> {
            nanos.addAndGet(Duration.ofMinutes(59).toNanos());
            hour.cancel();
            waitForInterrupt();
            tryToWrite(context);
            stopped.countDown();
            return ToolResult.note("late");
        });
        ToolTurn turn = ToolBox.of(List.of(patient), ToolRules.DEFAULT.withTimeout(Duration.ofHours(2)))
                .turn(question);

        turn.run(call("patient", "{}"));
        stopped.await();

        assertThat(turn.end().getFirst().errorCode()).contains("cancelled");
        assertThat(writes).containsExactly("refused");
    }

    @Test
    void theReasonIsWhatWasOverFirst() throws InterruptedException {
        ToolTurn turn = ToolBox.of(List.of(slow), ToolRules.DEFAULT).turn(question);

        turn.run(call("slow", "{}"));
        stopped.await();
        hour.cancel();

        assertTimeout(turn.end());
    }

    @Test
    void aShortLimitIsToldAsItIs() {
        FakeTool hasty = FakeTool.named("hasty", (arguments, context) -> {
                    nanos.addAndGet(LIMIT.toNanos());
                    return ToolResult.note("late");
                })
                .timingOutAfter(Duration.ofNanos(100_000));

        assertThat(run(hasty).content()).contains("longer than 0.0001 s");
    }

    private ToolOutcome run(Tool tool) {
        return ToolBox.of(List.of(tool), ToolRules.DEFAULT).run(call(tool.spec().name(), "{}"), question);
    }

    private void assertTimeout(List<ToolOutcome> outcomes) {
        assertThat(outcomes.getFirst().errorCode()).contains("timeout");
        assertThat(outcomes.getFirst().abandoned()).isFalse();
        assertThat(writes).containsExactly("refused");
    }

    private void tryToWrite(ToolContext context) {
        try {
            context.remember("key", "value");
            writes.add("written");
        } catch (IllegalStateException e) {
            writes.add("refused");
        }
    }

    private void untilStopped() {
        try {
            stopped.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void waitForInterrupt() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            // That is what it waited for.
        }
    }
}
