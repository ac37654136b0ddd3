package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RepeatedCallsTest {

    private static final String QUERY = """
            {"type": "object", "additionalProperties": false, "required": ["query"], "properties": {
              "query": {"type": "string"}, "top_k": {"type": "integer", "default": 5, "minimum": 1}}}
            """;

    private final FakeTool search = FakeTool.withSchema(
            "search", QUERY, (arguments, context) -> ToolResult.note("found " + arguments.get("query")));
    private final ToolBox box = ToolBox.of(List.of(search), ToolRules.DEFAULT);
    private final QuestionContext question = question();

    /** LOP-01. */
    @Test
    void theSecondEqualCallIsAnsweredFromMemoryAndTheThirdRefused() {
        JsonNode calls = Cases.find("LOP-01").at("/input/calls");
        List<ToolOutcome> outcomes = new ArrayList<>();
        for (JsonNode made : calls) {
            outcomes.add(box.run(ToolCall.of("c", "search", (ObjectNode) made.path("args")), question));
        }

        assertThat(search.calls).hasSize(1);
        assertThat(outcomes.get(1).content()).isEqualTo(Answer.AGAIN + "\nfound \"x\"");
        assertThat(outcomes.get(1).isError()).isFalse();
        assertThat(outcomes.get(2).errorCode()).contains("repeated_call");
        assertThat(outcomes.get(2).content())
                .contains("repeats an earlier call", "number 3", "not run", "other arguments");
        assertThat(outcomes).extracting(ToolOutcome::repeated).containsExactly(false, true, true);
        assertThat(question.trace().steps())
                .extracting(step -> step.detail().get("outcome"))
                .containsExactly("ok", "repeated", "repeated_call");
        assertThat(question.budget().spent().toolCalls()).isEqualTo(1);
    }

    @Test
    void whatIsShownAgainStaysWithinTheLimitAndIsNoSecondRanking() {
        FakeTool wordy = FakeTool.answering("wordy", "x".repeat(1000));
        ToolBox small = ToolBox.of(List.of(wordy), ToolRules.DEFAULT.withMaxOutputChars(200));

        ToolOutcome first = small.run(call("wordy", "{}"), question);
        ToolOutcome again = small.run(call("wordy", "{}"), question);

        assertThat(again.content()).isEqualTo(first.content()).hasSizeLessThanOrEqualTo(200);
        assertThat(again.repeated()).isTrue();
        assertThat(again.truncated()).isTrue();
    }

    @Test
    void aCallThatFailsTwiceIsNotRunAThirdTime() {
        FakeTool broken = FakeTool.named("broken", (arguments, context) -> {
            throw new ToolException("busy", "try again");
        });
        ToolBox failing = ToolBox.of(List.of(broken), ToolRules.DEFAULT);

        List<String> codes = codes(failing, "broken", "{}", 3);

        assertThat(codes).containsExactly("busy", "busy", "repeated_call");
        assertThat(broken.calls).hasSize(2);
    }

    @Test
    void callsThatNeverRanCountToo() {
        assertThat(codes(box, "nope", "{}", 3)).containsExactly("unknown_tool", "unknown_tool", "repeated_call");
        assertThat(codes(box, "search", "{\"q\":1}", 3))
                .containsExactly("invalid_arguments", "invalid_arguments", "repeated_call");
        ToolOutcome last = box.run(call("nope", "{}"), question);
        assertThat(last.content()).contains("repeats an earlier call", "Tools: search");
        ToolCall cut = ToolCall.malformed("c", "search", "{\"query\": \"a", "it ends too soon");
        ToolCall otherCut = ToolCall.malformed("c", "search", "{\"query\": \"b", "it ends too soon");
        box.run(cut, question);
        box.run(cut, question);
        assertThat(box.run(otherCut, question).errorCode()).contains("malformed_arguments");
        assertThat(box.run(cut, question).errorCode()).contains("repeated_call");
    }

    @Test
    void aNoIsRememberedSoThatNobodyIsAskedTwice() {
        List<String> asked = new ArrayList<>();
        FakeTool mail = FakeTool.answering("mail", "sent").with(SideEffects.NONE, false);
        ToolBox asking = ToolBox.builder(ToolRules.DEFAULT)
                .add(List.of(mail))
                .approver((caller, tool, arguments) -> {
                    asked.add(tool.name());
                    return Decision.deny("anna", "not now");
                })
                .build();

        List<String> codes = codes(asking, "mail", "{}", 3);

        assertThat(codes).containsExactly("not_approved", "not_approved", "repeated_call");
        assertThat(asked).hasSize(1);
        assertThat(mail.calls).isEmpty();
    }

    @Test
    void whatWasReadIsReadAnewOnceSomethingMayHaveChanged() {
        List<String> notes = new ArrayList<>(List.of("a"));
        FakeTool show = FakeTool.named("show", (arguments, context) -> ToolResult.note(String.join(",", notes)));
        FakeTool add = FakeTool.named("add", (arguments, context) -> {
                    notes.add("b");
                    return ToolResult.note("added");
                })
                .with(SideEffects.NONE, false);
        ToolBox both =
                ToolBox.of(List.of(show, add), new ToolRules(Set.of("add"), false, Duration.ofSeconds(10), 4000));

        both.run(call("show", "{}"), question);
        both.run(call("add", "{}"), question);

        assertThat(both.run(call("show", "{}"), question).content()).isEqualTo("a,b");
        assertThat(both.run(call("add", "{}"), question).repeated()).isTrue();
        assertThat(notes).containsExactly("a", "b");
    }

    @Test
    void withoutTheGuardEveryCallRuns() {
        ToolBox free = ToolBox.builder(ToolRules.DEFAULT)
                .add(List.of(search))
                .guardRepeats(false)
                .build();

        assertThat(codes(free, "search", "{\"query\":\"x\"}", 4)).containsOnly("ok");
        assertThat(search.calls).hasSize(4);
    }

    private List<String> codes(ToolBox asked, String tool, String arguments, int times) {
        List<String> codes = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            codes.add(asked.run(call(tool, arguments), question).errorCode().orElse("ok"));
        }
        return codes;
    }
}
