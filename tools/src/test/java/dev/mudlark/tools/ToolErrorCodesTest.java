package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.tools.ToolTraits.SideEffects;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a tool calls its errors is shown and steers nothing. */
class ToolErrorCodesTest {

    private final List<AuditEvent> log = new ArrayList<>();
    private final QuestionContext question = question();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ok",
                "repeated",
                "limit_reached",
                "cut_call",
                "unknown_tool",
                "malformed_arguments",
                "repeated_call",
                "permission_denied",
                "rate_limited",
                "budget_exhausted",
                "not_approved",
                "audit_failed",
                "tool_stuck",
                "timeout",
                "cancelled"
            })
    void theGatesWordsAreNotATools(String code) {
        assertCountsAsFailedRun(code, "tool_" + code);
    }

    @ParameterizedTest
    @ValueSource(strings = {"no_such_row", "invalid_arguments", "tool_failed", "tool_timeout"})
    void anyOtherWordIsShownAsItIs(String code) {
        assertCountsAsFailedRun(code, code);
    }

    @ParameterizedTest
    @ValueSource(strings = {" OK ", "Rate_Limited", "NOT_APPROVED\n"})
    void aWordThatOnlyLooksOtherwiseIsOneOfTheGates(String code) {
        assertCountsAsFailedRun(code, "tool_" + code.strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  "})
    void aToolThatDoesNotSayWhatFailedHasFailed(String code) {
        assertCountsAsFailedRun(code, "tool_failed");
    }

    @Test
    void aWriteThatFailsUnderAnyNameMayHaveChangedSomething() {
        List<String> notes = new ArrayList<>(List.of("a"));
        FakeTool show = FakeTool.named("show", (arguments, context) -> ToolResult.note(String.join(",", notes)));
        FakeTool add = FakeTool.named("add", (arguments, context) -> {
                    notes.add("b");
                    throw new ToolException("not_approved", "by the server");
                })
                .with(SideEffects.NONE, false);
        ToolBox box =
                ToolBox.of(List.of(show, add), new ToolRules(Set.of("add"), false, ToolRules.DEFAULT.timeout(), 4000));

        box.run(call("show", "{}"), question);
        box.run(call("add", "{}"), question);

        assertThat(box.run(call("show", "{}"), question).content()).isEqualTo("a,b");
    }

    private void assertCountsAsFailedRun(String code, String shown) {
        FakeTool failing = FakeTool.named("failing", (arguments, context) -> {
            throw new ToolException(code, "it says why");
        });
        ToolBox box = ToolBox.builder(ToolRules.DEFAULT)
                .add(List.of(failing))
                .audit(log::add)
                .build();
        List<String> codes = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            ToolOutcome outcome = box.run(call("failing", "{}"), question);
            codes.add(outcome.errorCode().orElse("none"));
            assertThat(outcome.repeated()).isEqualTo(i == 2);
        }

        assertThat(codes).containsExactly(shown, shown, "repeated_call");
        assertThat(failing.calls).hasSize(2);
        assertThat(question.trace().steps())
                .extracting(step -> step.detail().get("outcome"))
                .containsExactlyElementsOf(codes);
        assertThat(log)
                .filteredOn(AuditEvent.Executed.class::isInstance)
                .extracting(event -> ((AuditEvent.Executed) event).result())
                .containsExactly(shown, shown);
    }
}
