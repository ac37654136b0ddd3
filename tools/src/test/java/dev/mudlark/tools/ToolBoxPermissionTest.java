package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Amount;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ToolBoxPermissionTest {

    private static final ToolRules ALLOWED = new ToolRules(Set.of("mail"), false, Duration.ofSeconds(10), 4000);

    private final FakeTool mail = FakeTool.answering("mail", "sent").with(SideEffects.FILESYSTEM, false);
    private final List<AuditEvent> log = new ArrayList<>();
    private final QuestionContext question = question();

    @Test
    void theAllowListApprovesWhenNobodyCanBeAsked() {
        ToolOutcome outcome = box().build().run(call("mail", "{\"to\": \"a\"}"), question);

        assertThat(outcome.content()).isEqualTo("sent");
        assertThat(Audits.told(log))
                .containsExactly("proposed {\"to\":\"a\"}", "yes config", "executing !", "executed ok");
    }

    @Test
    void aToolThatChangesSomethingWithoutListOrApproverIsDenied() {
        FakeTool counter = FakeTool.answering("counter", "1").with(SideEffects.NONE, false);

        ToolOutcome outcome = ToolBox.of(List.of(counter), ToolRules.DEFAULT).run(call("counter", "{}"), question);

        assertThat(outcome.errorCode()).contains("not_approved");
        assertThat(counter.calls).isEmpty();
    }

    @Test
    void theApproverSeesTheExactArgumentsAndMayDeny() {
        Approver picky =
                (caller, tool, arguments) -> arguments.path("to").asText().equals("a")
                        ? Decision.allow("anna")
                        : Decision.deny("anna", "unknown address");
        ToolBox box = box().approver(picky).build();

        assertThat(box.run(call("mail", "{\"to\": \"a\"}"), question).isError()).isFalse();
        ToolOutcome denied = box.run(call("mail", "{\"to\": \"b\"}"), question);

        assertThat(denied.errorCode()).contains("not_approved");
        assertThat(denied.content()).contains("unknown address");
        assertThat(mail.calls).hasSize(1);
        assertThat(Audits.told(log)).endsWith("no anna not_approved");
        assertThat(question.budget().spent()).isEqualTo(Amount.toolCall(0));
    }

    @Test
    void aReadOnlyToolIsNotAskedAbout() {
        Approver nobody = (caller, tool, arguments) -> Decision.deny("nobody", "");
        ToolBox box = ToolBox.builder(ToolRules.DEFAULT)
                .add(List.of(FakeTool.answering("reader", "text")))
                .approver(nobody)
                .build();

        assertThat(box.run(call("reader", "{}"), question).content()).isEqualTo("text");
    }

    @Test
    void theAuthorizerIsAskedBeforeEveryCall() {
        Authorizer guests = (caller, tool, arguments) -> Decision.deny("policy", "guests may not send mail");
        ToolOutcome outcome = box().authorizer(guests).build().run(call("mail", "{}"), question);

        assertThat(outcome.errorCode()).contains("permission_denied");
        assertThat(outcome.content()).contains("guests may not send mail");
        assertThat(mail.calls).isEmpty();
        assertThat(Audits.told(log)).containsExactly("proposed {}", "no policy permission_denied");
    }

    @Test
    void anAuthorizerOrApproverThatFailsIsANo() {
        Authorizer broken = (caller, tool, arguments) -> {
            throw new IllegalStateException("secret");
        };
        Approver gone = (caller, tool, arguments) -> {
            throw new IllegalStateException("secret");
        };

        assertThat(box().authorizer(broken)
                        .build()
                        .run(call("mail", "{}"), question)
                        .errorCode())
                .contains("permission_denied");
        ToolOutcome outcome = box().approver(gone).build().run(call("mail", "{}"), question());
        assertThat(outcome.errorCode()).contains("not_approved");
        assertThat(outcome.content()).doesNotContain("secret");
    }

    @Test
    void aCallThatCannotBeRecordedIsNotRun() {
        AuditLog full = event -> {
            throw new IllegalStateException("disk full");
        };
        ToolOutcome outcome = box().audit(full).build().run(call("mail", "{}"), question);

        assertThat(outcome.errorCode()).contains("audit_failed");
        assertThat(mail.calls).isEmpty();
        assertThat(question.budget().spent()).isEqualTo(Amount.ZERO);
    }

    private ToolBox.Builder box() {
        return ToolBox.builder(ALLOWED).add(List.of(mail)).audit(log::add);
    }
}
