package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** However a call ends: one result, one step, and an audit that tells the same. */
@Timeout(20)
class ToolBoxAuditTest {

    private static final ToolRules RULES = new ToolRules(Set.of("mail"), false, Duration.ofMillis(50), 4000);

    private final List<AuditEvent> log = new ArrayList<>();
    private final FakeTool mail = FakeTool.answering("mail", "sent").with(SideEffects.FILESYSTEM, false);

    @Test
    void aCallThatRuns() {
        assertEnds(box(mail), call("mail", "{}"), question(), "ok", "yes config", "executing !", "executed ok");
    }

    @Test
    void aCallOfNoTool() {
        assertEnds(box(mail), call("mial", "{}"), question(), "unknown_tool", "no gate unknown_tool");
        assertThat(log.getFirst().call().tool()).isEqualTo("mial");
    }

    @Test
    void aCallWithBadArguments() {
        FakeTool strict =
                FakeTool.withSchema("strict", "{\"type\":\"object\",\"additionalProperties\":false}", (a, c) -> null);
        ToolCall bad = call("strict", "{\"a\":1}");

        assertEnds(box(strict), bad, question(), "invalid_arguments", "no gate invalid_arguments");
    }

    @Test
    void aCallThatIsDenied() {
        ToolBox.Builder asking = box(mail).approver((caller, tool, arguments) -> Decision.deny("anna", "no"));

        assertEnds(asking, call("mail", "{}"), question(), "not_approved", "no anna not_approved");
    }

    @Test
    void aCallThatNobodyAnswersInTime() {
        ToolBox.Builder asking = box(mail)
                .approver(
                        (caller, tool, arguments) -> {
                            try {
                                new CountDownLatch(1).await();
                            } catch (InterruptedException e) {
                                return Decision.allow("late");
                            }
                            return Decision.allow("never");
                        },
                        Duration.ofMillis(20));

        assertEnds(asking, call("mail", "{}"), question(), "not_approved", "no timeout not_approved");
    }

    @Test
    void aCallBeyondTheBudget() {
        QuestionContext poor = question(Deadline.none(), Budget.of(new Amount(0, 0, 0)));

        assertEnds(box(mail), call("mail", "{}"), poor, "budget_exhausted", "no budget budget_exhausted");
    }

    @Test
    void aCallAboveTheRate() {
        ToolBox box = box(RULES.withMaxCallsPerMinute(Map.of("mail", 1)), mail).build();
        box.run(call("mail", "{\"n\":1}"), question());
        log.clear();

        assertEnds(box, call("mail", "{\"n\":2}"), question(), "rate_limited", "no rate limit rate_limited");
    }

    @Test
    void aCallThatTakesTooLong() {
        FakeTool slow = FakeTool.named("slow", (arguments, context) -> {
            new CountDownLatch(1).await();
            return null;
        });

        assertEnds(
                box(slow), call("slow", "{}"), question(), "timeout", "yes read-only", "executing", "executed timeout");
    }

    @Test
    void aCallThatIsRepeated() {
        ToolBox box = box(mail).build();
        QuestionContext question = question();
        box.run(call("mail", "{}"), question);
        box.run(call("mail", "{}"), question);
        box.run(call("mail", "{}"), question);

        assertThat(Audits.told(log))
                .endsWith("proposed {}", "no repeat guard repeated", "proposed {}", "no repeat guard repeated_call");
        assertThat(question.trace().steps()).hasSize(3);
    }

    @Test
    void aCallThatItsCallerRefuses() {
        ToolTurn turn = box(mail).build().turn(question());
        turn.refuse(call("mail", "{}"), "limit_reached", "no more");

        assertThat(turn.end()).extracting(ToolOutcome::content).containsExactly("no more");
        assertThat(Audits.told(log)).containsExactly("proposed {}", "no limit limit_reached");
    }

    @Test
    void theEventsOfACallHaveOneIdOfTheLog() {
        AuditLog numbering = new AuditLog() {
            private int ids;

            @Override
            public void record(AuditEvent event) {
                log.add(event);
            }

            @Override
            public String nextId(String callId) {
                return "n" + ++ids;
            }
        };
        ToolBox box = box(mail).audit(numbering).build();
        box.run(call("mail", "{\"n\":1}"), question().named("agent/q1"));
        box.run(call("mail", "{\"n\":2}"), question().named("agent/q2"));

        assertThat(log)
                .extracting(event -> event.call().id() + " " + event.call().conversation())
                .containsExactly(
                        "n1 agent/q1",
                        "n1 agent/q1",
                        "n1 agent/q1",
                        "n1 agent/q1",
                        "n2 agent/q2",
                        "n2 agent/q2",
                        "n2 agent/q2",
                        "n2 agent/q2");
    }

    @Test
    void whatCannotBeRecordedBeforeItRunsDoesNotRun() {
        for (Class<?> missing :
                List.of(AuditEvent.Proposed.class, AuditEvent.Decided.class, AuditEvent.Executing.class)) {
            ToolBox box = box(mail)
                    .audit(event -> {
                        if (missing.isInstance(event)) {
                            throw new IllegalStateException("disk full");
                        }
                    })
                    .build();
            QuestionContext question = question();

            ToolOutcome outcome = box.run(call("mail", "{}"), question);

            assertThat(outcome.errorCode()).as("without %s", missing).contains("audit_failed");
            assertThat(question.budget().committed()).isEqualTo(Amount.ZERO);
            assertThat(question.trace().steps()).hasSize(1);
        }
        assertThat(mail.calls).isEmpty();
    }

    @Test
    void anEndThatCannotBeRecordedDoesNotUndoTheResult() {
        ToolBox box = box(mail)
                .audit(event -> {
                    if (event instanceof AuditEvent.Executed) {
                        throw new IllegalStateException("disk full");
                    }
                })
                .build();

        assertThat(box.run(call("mail", "{}"), question()).content()).isEqualTo("sent");
    }

    private ToolBox.Builder box(FakeTool tool) {
        return box(RULES, tool);
    }

    private ToolBox.Builder box(ToolRules rules, FakeTool tool) {
        return ToolBox.builder(rules).add(List.of(tool)).audit(log::add);
    }

    private void assertEnds(
            ToolBox.Builder box, ToolCall call, QuestionContext question, String outcome, String... events) {
        assertEnds(box.build(), call, question, outcome, events);
    }

    private void assertEnds(ToolBox box, ToolCall call, QuestionContext question, String outcome, String... events) {
        ToolOutcome ended = box.run(call, question);

        assertThat(ended.errorCode()).isEqualTo(outcome.equals("ok") ? Optional.empty() : Optional.of(outcome));
        assertThat(ended.asMessage().toolCallId()).isEqualTo(call.id());
        assertThat(question.trace().steps()).hasSize(1);
        assertThat(question.trace().steps().getFirst().detail()).containsEntry("outcome", outcome);
        assertThat(Audits.told(log))
                .hasSize(events.length + 1)
                .startsWith("proposed " + object(call.arguments().toString()))
                .endsWith(events);
    }
}
