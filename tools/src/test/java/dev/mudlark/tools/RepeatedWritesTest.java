package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nothing that the guard says from memory is no longer so. */
@Timeout(30)
class RepeatedWritesTest {

    private final AtomicInteger world = new AtomicInteger();
    private final AtomicLong nanos = new AtomicLong();
    private final CountDownLatch reading = new CountDownLatch(1);
    private final CountDownLatch mayRead = new CountDownLatch(1);
    private final CountDownLatch mayWrite = new CountDownLatch(1);
    private final FakeTool read = FakeTool.named("read", (arguments, context) -> ToolResult.note("world " + world));
    private final FakeTool set = FakeTool.named("set", (arguments, context) -> {
                world.set(arguments.path("to").asInt());
                if (arguments.path("fail").asBoolean()) {
                    throw new ToolException("odd", "set, and then something went wrong");
                }
                return ToolResult.note("set");
            })
            .with(SideEffects.NONE, false);
    /** Reads, and then takes its time. */
    private final FakeTool slowRead = FakeTool.named("slow_read", (arguments, context) -> {
        String read = "world " + world;
        reading.countDown();
        stubbornly(mayRead);
        return ToolResult.note(read);
    });
    /** Is over its time at once, does not stop, and sets the world to 7 in the end. */
    private final FakeTool lateWrite = FakeTool.named("late_write", (arguments, context) -> {
                nanos.addAndGet(Duration.ofMillis(10).toNanos());
                stubbornly(mayWrite);
                world.set(7);
                return ToolResult.note("set");
            })
            .with(SideEffects.NONE, false)
            .timingOutAfter(Duration.ofMillis(10));

    private final ToolBox box = ToolBox.of(
            List.of(read, set, slowRead, lateWrite),
            new ToolRules(Set.of("set", "late_write"), false, Duration.ofSeconds(20), 4000));
    private final QuestionContext question = question(Deadline.in(Duration.ofHours(1), nanos::get), Budget.unlimited());

    @Test
    void aWriteIsMadeAgainOnceAnotherHasBeenMade() {
        set(1);
        set(2);

        assertThat(set(1).repeated()).isFalse();
        assertThat(world).hasValue(1);
        assertThat(read()).isEqualTo("world 1");
    }

    @Test
    void aWriteRightAfterItselfIsARepeatAlsoWhenSomethingWasReadInBetween() {
        set(1);
        read();

        assertThat(set(1).repeated()).isTrue();
        assertThat(set(1).errorCode()).contains("repeated_call");
        assertThat(set.calls).hasSize(1);
    }

    @Test
    void whateverTheOrderOfCallsTheModelIsToldOfTheWorldAsItIs() {
        Random random = new Random(7);
        for (int i = 0; i < 3000; i++) {
            if (random.nextBoolean()) {
                int to = random.nextInt(3);
                String fail = random.nextInt(4) == 0 ? ",\"fail\":true" : "";
                box.run(call("set", "{\"to\":" + to + fail + "}"), question);
                assertThat(world).as("call " + i).hasValue(to);
            } else {
                ToolOutcome outcome = box.run(call("read", "{}"), question);
                assertThat(outcome.errorCode().isPresent() || outcome.content().endsWith("world " + world))
                        .as("call " + i)
                        .isTrue();
            }
        }
        assertThat(read.calls).hasSizeLessThan(1000);
    }

    @Test
    void whileAWriteThatWasLeftBehindGoesOnNothingReadIsRemembered() {
        read();
        ToolOutcome late = box.run(call("late_write", "{}"), question);

        assertThat(late.abandoned()).isTrue();
        for (int i = 0; i < 4; i++) {
            assertThat(box.run(call("read", "{}"), question).repeated()).isFalse();
        }
        mayWrite.countDown();
        untilWorldIs(7);
        assertThat(read()).isEqualTo("world 7");
    }

    @Test
    void aWriteThatTakesEffectLaterMakesOthersForgotten() {
        box.run(call("late_write", "{}"), question);
        set(1);
        mayWrite.countDown();
        untilWorldIs(7);
        // Its thread has one thing to do yet, which is not seen from outside: the memory is empty once it has.
        Deadline soon = Deadline.in(Duration.ofSeconds(10));
        while (set(1).repeated()) {
            soon.check();
        }

        assertThat(world).hasValue(1);
    }

    @Test
    void whatWasReadBeforeAWriteAndComesAfterItIsNotRemembered() throws Exception {
        try (ExecutorService other = Executors.newSingleThreadExecutor()) {
            Future<ToolOutcome> slow = other.submit(() -> box.run(call("slow_read", "{}"), question));
            reading.await();
            set(1);
            mayRead.countDown();

            assertThat(slow.get().content()).isEqualTo("world 0");
        }
        assertThat(box.run(call("slow_read", "{}"), question).content()).isEqualTo("world 1");
    }

    @Test
    void callsThatAreNotValidCountWhateverIsWritten() {
        List<String> outcomes = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            outcomes.add(box.run(ToolCall.malformed("c", "read", "{", "cut"), question)
                    .errorCode()
                    .orElse("ok"));
            set(i);
        }

        assertThat(outcomes).containsExactly("malformed_arguments", "malformed_arguments", "repeated_call");
    }

    private ToolOutcome set(int to) {
        return box.run(call("set", "{\"to\":" + to + "}"), question);
    }

    private String read() {
        return box.run(call("read", "{}"), question).content();
    }

    private void untilWorldIs(int wanted) {
        while (world.get() != wanted) {
            Thread.onSpinWait();
        }
    }

    private static void stubbornly(CountDownLatch latch) {
        boolean waiting = true;
        while (waiting) {
            try {
                latch.await();
                waiting = false;
            } catch (InterruptedException e) {
                // It does not listen.
            }
        }
    }
}
