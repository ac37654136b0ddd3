package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A no stands, and only a no that somebody said. */
@Timeout(20)
class StandingNoTest {

    private static final ToolRules RULES = new ToolRules(Set.of("write"), false, Duration.ofSeconds(10), 4000);

    private final FakeTool write = FakeTool.answering("write", "written").with(SideEffects.NONE, false);
    private final FakeTool read = FakeTool.answering("read", "text");
    private final List<String> asked = Collections.synchronizedList(new ArrayList<>());
    private final List<AuditEvent> log = Collections.synchronizedList(new ArrayList<>());

    @Test
    void nobodyIsAskedAboutADeniedReadAgainHoweverMuchIsWritten() {
        ToolBox box = builder()
                .authorizer((caller, tool, arguments) -> {
                    asked.add(tool);
                    return tool.equals("read") ? Decision.deny("policy", "no") : Decision.allow("policy");
                })
                .build();
        QuestionContext question = question();
        List<String> codes = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            codes.add(box.run(call("read", "{}"), question).errorCode().orElse("ok"));
            box.run(call("write", "{\"i\":" + i + "}"), question);
        }

        assertThat(asked).containsOnlyOnce("read").hasSize(6);
        assertThat(codes)
                .containsExactly(
                        "permission_denied", "permission_denied", "repeated_call", "repeated_call", "repeated_call");
    }

    @Test
    void nobodyIsAskedAboutADeniedWriteAgainHoweverMuchIsWritten() {
        ToolBox box = builder()
                .approver((caller, tool, arguments) -> {
                    asked.add(arguments.toString());
                    return arguments.path("i").asInt() == 0 ? Decision.deny("anna", "no") : Decision.allow("anna");
                })
                .build();
        QuestionContext question = question();
        for (int i = 1; i < 4; i++) {
            assertThat(box.run(call("write", "{\"i\":0}"), question).isError()).isTrue();
            box.run(call("write", "{\"i\":" + i + "}"), question);
        }

        assertThat(asked).containsExactly("{\"i\":0}", "{\"i\":1}", "{\"i\":2}", "{\"i\":3}");
    }

    @Test
    void anInterruptIsNobodysNo() {
        ToolBox box = asking(Decision.allow("anna"));
        QuestionContext question = question();
        Thread.currentThread().interrupt();

        ToolOutcome interrupted = box.run(call("write", "{}"), question);

        assertThat(Thread.interrupted()).isTrue();
        assertThat(interrupted.errorCode()).contains("cancelled");
        assertThat(write.calls).isEmpty();
        assertThat(box.run(call("write", "{}"), question).content()).isEqualTo("written");
    }

    @Test
    void anInterruptWhileSomebodyThinksIsNobodysNo() {
        Thread caller = Thread.currentThread();
        AtomicBoolean first = new AtomicBoolean(true);
        ToolBox box = thinking(() -> {
            if (first.getAndSet(false)) {
                caller.interrupt();
                await(new CountDownLatch(1));
            }
        });
        QuestionContext question = question();

        ToolOutcome interrupted = box.run(call("write", "{}"), question);

        assertThat(Thread.interrupted()).isTrue();
        assertThat(interrupted.errorCode()).contains("cancelled");
        assertThat(Audits.told(log)).noneMatch(line -> line.contains("not_approved"));
        assertThat(box.run(call("write", "{}"), question).content()).isEqualTo("written");
    }

    @Test
    void theEndOfTheQuestionWhileSomebodyThinksIsNobodysNo() {
        AtomicLong nanos = new AtomicLong();
        ToolBox box = thinking(() -> {
            nanos.addAndGet(Duration.ofHours(1).toNanos());
            await(new CountDownLatch(1));
        });
        QuestionContext over = question(Deadline.in(Duration.ofMinutes(1), nanos::get), Budget.unlimited());

        assertThat(box.run(call("write", "{}"), over).errorCode()).contains("cancelled");
        assertThat(write.calls).isEmpty();
    }

    private ToolBox asking(Decision decision) {
        return builder().approver((caller, tool, arguments) -> decision).build();
    }

    private ToolBox thinking(Runnable thoughts) {
        return builder()
                .approver((caller, tool, arguments) -> {
                    thoughts.run();
                    return Decision.allow("late");
                })
                .build();
    }

    private ToolBox.Builder builder() {
        return ToolBox.builder(RULES).add(List.of(write, read)).audit(log::add);
    }

    /** Until it is interrupted. */
    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
