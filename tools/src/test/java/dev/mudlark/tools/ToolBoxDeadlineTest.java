package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.context.Amount;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class ToolBoxDeadlineTest {

    private final CountDownLatch never = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);

    @Test
    void aCallThatTakesTooLongIsAbandonedAndItsContextClosed() throws InterruptedException {
        AtomicLong nanos = new AtomicLong();
        AtomicReference<ToolContext> kept = new AtomicReference<>();
        FakeTool slow = FakeTool.named("slow", (arguments, context) -> {
                    kept.set(context);
                    nanos.addAndGet(Duration.ofMillis(30).toNanos());
                    return waiting();
                })
                .timingOutAfter(Duration.ofMillis(30));
        QuestionContext question = question(Deadline.in(Duration.ofHours(1), nanos::get), Budget.unlimited());

        ToolOutcome outcome = ToolBox.of(List.of(slow), ToolRules.DEFAULT).run(call("slow", "{}"), question);

        assertThat(outcome.errorCode()).contains("timeout");
        assertThat(outcome.content()).contains("slow", "0.03 s");
        ended.await();
        assertThatThrownBy(() -> kept.get().remember("late", "write")).isInstanceOf(IllegalStateException.class);
        assertThat(question.budget().spent()).isEqualTo(Amount.toolCall(0));
    }

    @Test
    void theClockOfTheQuestionDecidesNotTheMachines() {
        AtomicLong nanos = new AtomicLong();
        FakeTool slow = FakeTool.named("slow", (arguments, context) -> {
            nanos.addAndGet(Duration.ofSeconds(11).toNanos());
            return waiting();
        });
        QuestionContext question = question(Deadline.in(Duration.ofHours(1), nanos::get), Budget.unlimited());

        ToolOutcome outcome = ToolBox.of(List.of(slow), ToolRules.DEFAULT).run(call("slow", "{}"), question);

        assertThat(outcome.errorCode()).contains("timeout");
    }

    @Test
    void aQuestionThatIsCancelledStopsItsCall() {
        Deadline deadline = Deadline.none();
        FakeTool slow = FakeTool.named("slow", (arguments, context) -> {
            deadline.cancel();
            return waiting();
        });

        ToolOutcome outcome = ToolBox.of(List.of(slow), ToolRules.DEFAULT)
                .run(call("slow", "{}"), question(deadline, Budget.unlimited()));

        assertThat(outcome.errorCode()).contains("cancelled");
    }

    @Test
    void aQuestionWithoutTimeLeftRunsNothing() {
        Deadline deadline = Deadline.none();
        deadline.cancel();
        FakeTool tool = FakeTool.answering("tool", "x");

        ToolOutcome outcome = ToolBox.of(List.of(tool), ToolRules.DEFAULT)
                .run(call("tool", "{}"), question(deadline, Budget.unlimited()));

        assertThat(outcome.errorCode()).contains("cancelled");
        assertThat(tool.calls).isEmpty();
    }

    @Test
    void aToolThatLooksAtItsDeadlineEndsAsATimeout() {
        AtomicLong nanos = new AtomicLong();
        FakeTool polite = FakeTool.named("polite", (arguments, context) -> {
            nanos.addAndGet(Duration.ofSeconds(11).toNanos());
            context.deadline().check();
            return ToolResult.note("never");
        });
        QuestionContext question = question(Deadline.in(Duration.ofHours(1), nanos::get), Budget.unlimited());

        ToolOutcome outcome = ToolBox.of(List.of(polite), ToolRules.DEFAULT).run(call("polite", "{}"), question);

        assertThat(outcome.errorCode()).contains("timeout");
    }

    @Test
    void anInterruptedCallerGetsItsInterruptBack() {
        FakeTool slow = FakeTool.named("slow", (arguments, context) -> waiting());
        Thread.currentThread().interrupt();

        ToolOutcome outcome = ToolBox.of(List.of(slow), ToolRules.DEFAULT).run(call("slow", "{}"), question());

        assertThat(Thread.interrupted()).isTrue();
        assertThat(outcome.errorCode()).contains("cancelled");
    }

    /** Blocks until the gate interrupts it. */
    private ToolResult waiting() throws InterruptedException {
        try {
            never.await();
            return ToolResult.note("never");
        } finally {
            ended.countDown();
        }
    }
}
