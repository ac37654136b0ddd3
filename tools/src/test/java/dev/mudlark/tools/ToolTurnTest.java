package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.object;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Amount;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class ToolTurnTest {

    private static final ToolRules RULES = new ToolRules(Set.of("write"), false, Duration.ofSeconds(10), 4000);

    private final List<String> events = Collections.synchronizedList(new ArrayList<>());

    @Test
    void readersOfOneReplyRunBesideEachOtherAndKeepTheirOrder() {
        CyclicBarrier together = new CyclicBarrier(3);
        CountDownLatch lastDone = new CountDownLatch(1);
        FakeTool read = FakeTool.named("read", (arguments, context) -> {
            together.await();
            if (arguments.path("n").asInt() == 2) {
                lastDone.countDown();
            } else {
                lastDone.await();
            }
            return ToolResult.note("read " + arguments.path("n"));
        });
        QuestionContext question = question();

        List<ToolOutcome> outcomes = turn(question, box(read), "read 0", "read 1", "read 2");

        assertThat(outcomes).extracting(ToolOutcome::content).containsExactly("read 0", "read 1", "read 2");
        assertThat(question.trace().steps())
                .extracting(step -> step.detail().get("call"))
                .containsExactly("c0", "c1", "c2");
    }

    @Test
    void noMoreThanAFewRunAtTheSameTime() {
        AtomicInteger now = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        FakeTool read = FakeTool.named("read", (arguments, context) -> {
            most.accumulateAndGet(now.incrementAndGet(), Math::max);
            Thread.yield();
            now.decrementAndGet();
            return ToolResult.note("x");
        });
        String[] calls = new String[40];
        for (int i = 0; i < calls.length; i++) {
            calls[i] = "read " + i;
        }

        assertThat(turn(question(), box(read), calls)).hasSize(40).noneMatch(ToolOutcome::isError);
        assertThat(most.get()).isBetween(1, ToolTurn.MOST_AT_ONCE);
    }

    @Test
    void aToolThatChangesSomethingRunsAlone() {
        FakeTool read = FakeTool.named(
                "read",
                (arguments, context) -> noted("read", arguments.path("n").asInt()));
        FakeTool write = FakeTool.named(
                        "write",
                        (arguments, context) ->
                                noted("write", arguments.path("n").asInt()))
                .with(SideEffects.FILESYSTEM, false);

        turn(question(), box(read, write), "read 0", "write 1", "read 2");

        assertThat(events)
                .containsExactly(
                        "read 0 begins",
                        "read 0 ends",
                        "write 1 begins",
                        "write 1 ends",
                        "read 2 begins",
                        "read 2 ends");
    }

    @Tag("attack-29")
    @Test
    void theBudgetIsGivenOutInTheOrderOfTheCalls() {
        for (int i = 0; i < 50; i++) {
            FakeTool read = FakeTool.answering("read", "x").costing(10);
            Budget budget = Budget.of(new Amount(25, Long.MAX_VALUE, Long.MAX_VALUE));
            QuestionContext question = question(Deadline.none(), budget);

            List<ToolOutcome> outcomes = turn(question, box(read), "read 0", "read 1", "read 2", "read 3");

            assertThat(outcomes)
                    .extracting(outcome -> outcome.errorCode().orElse("ok"))
                    .containsExactly("ok", "ok", "budget_exhausted", "budget_exhausted");
            assertThat(budget.spent()).isEqualTo(new Amount(20, 0, 2));
            assertThat(budget.committed()).isEqualTo(budget.spent());
        }
    }

    @Tag("attack-29")
    @Test
    void whatNeverRanCostsNothing() {
        FakeTool read = FakeTool.withSchema(
                        "read",
                        "{\"type\":\"object\",\"required\":[\"n\"]}",
                        (arguments, context) -> ToolResult.note("x"))
                .costing(10);
        Budget budget = Budget.of(new Amount(10, Long.MAX_VALUE, Long.MAX_VALUE));
        QuestionContext question = question(Deadline.none(), budget);
        ToolTurn turn = box(read).turn(question);

        turn.run(ToolCall.of("c0", "read", object("{}")));
        turn.run(ToolCall.of("c1", "nope", object("{}")));
        turn.run(ToolCall.of("c2", "read", object("{\"n\":1}")));
        turn.run(ToolCall.of("c3", "read", object("{\"n\":1}")));

        assertThat(turn.end())
                .extracting(outcome -> outcome.errorCode().orElse(outcome.repeated() ? "again" : "ok"))
                .containsExactly("invalid_arguments", "unknown_tool", "ok", "again");
        assertThat(budget.spent()).isEqualTo(new Amount(10, 0, 1));
    }

    @Tag("attack-29")
    @Test
    void aToolCannotHaveANegativePrice() {
        assertThat(org.assertj.core.api.Assertions.catchThrowable(
                        () -> FakeTool.answering("read", "x").costing(-1)))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("-1");
    }

    @Test
    void equalCallsOfOneReplyRunOnce() {
        FakeTool read = FakeTool.answering("read", "x");

        List<ToolOutcome> outcomes = turn(question(), box(read), "read 1", "read 1", "read 1");

        assertThat(read.calls).hasSize(1);
        assertThat(outcomes)
                .extracting(outcome -> outcome.errorCode().orElse(outcome.repeated() ? "again" : "ok"))
                .containsExactly("ok", "again", "repeated_call");
    }

    @Test
    void aCallWhoseTimeIsOverIsStoppedWhileAnotherIsWaitedFor() {
        CountDownLatch stopped = new CountDownLatch(1);
        FakeTool patient = FakeTool.named("patient", (arguments, context) -> {
            stopped.await();
            return ToolResult.note("done");
        });
        AtomicLong nanos = new AtomicLong();
        FakeTool quick = FakeTool.named("quick", (arguments, context) -> {
                    nanos.addAndGet(Duration.ofMillis(30).toNanos());
                    try {
                        new CountDownLatch(1).await();
                    } finally {
                        stopped.countDown();
                    }
                    return ToolResult.note("never");
                })
                .timingOutAfter(Duration.ofMillis(30));

        List<ToolOutcome> outcomes = turn(
                question(Deadline.in(Duration.ofHours(1), nanos::get), Budget.unlimited()),
                box(patient, quick),
                "patient 0",
                "quick 1");

        assertThat(outcomes)
                .extracting(outcome -> outcome.errorCode().orElse("ok"))
                .containsExactly("ok", "timeout");
    }

    private ToolResult noted(String tool, int n) {
        events.add(tool + " " + n + " begins");
        events.add(tool + " " + n + " ends");
        return ToolResult.note("x");
    }

    private static ToolBox box(Tool... tools) {
        return ToolBox.of(List.of(tools), RULES);
    }

    /** Calls such as {@code read 1}. */
    private static List<ToolOutcome> turn(QuestionContext question, ToolBox box, String... calls) {
        ToolTurn turn = box.turn(question);
        for (int i = 0; i < calls.length; i++) {
            int space = calls[i].indexOf(' ');
            String arguments = "{\"n\":" + calls[i].substring(space + 1) + "}";
            turn.run(ToolCall.of("c" + i, calls[i].substring(0, space), object(arguments)));
        }
        return turn.end();
    }
}
