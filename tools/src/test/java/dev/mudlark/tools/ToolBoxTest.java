package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.object;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Amount;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Step;
import dev.mudlark.models.ToolCall;
import java.util.List;
import org.junit.jupiter.api.Test;

class ToolBoxTest {

    private static final String QUERY = """
            {"type": "object", "additionalProperties": false, "required": ["query"], "properties": {
              "query": {"type": "string"}, "top_k": {"type": "integer", "default": 5, "minimum": 1}}}
            """;

    private final FakeTool search = FakeTool.withSchema(
            "search", QUERY, (arguments, context) -> ToolResult.note("found " + arguments.get("query")));
    private final ToolBox box = ToolBox.of(List.of(search, FakeTool.answering("today", "Thursday")), ToolRules.DEFAULT);
    private final QuestionContext question = question();

    @Test
    void specsKeepTheirOrder() {
        assertThat(box.specs()).extracting("name").containsExactly("search", "today");
    }

    @Test
    void anAnswerIsRenderedAndTraced() {
        ToolOutcome outcome = box.run(call("search", "{\"query\": \"refund\", \"top_k\": \"3\"}"), question);

        assertThat(outcome.content()).isEqualTo("found \"refund\"");
        assertThat(outcome.isError()).isFalse();
        assertThat(outcome.arguments()).isEqualTo(object("{\"query\": \"refund\", \"top_k\": 3}"));
        Step step = question.trace().steps().getFirst();
        assertThat(step.kind()).isEqualTo(Step.Kind.TOOL);
        assertThat(step.name()).isEqualTo("search");
        assertThat(step.detail())
                .containsEntry("arguments", "{\"query\":\"refund\",\"top_k\":3}")
                .containsEntry("outcome", "ok");
    }

    @Test
    void aNamespaceInFrontOfAKnownNameIsDroppedAndTraced() {
        ToolOutcome outcome = box.run(call("functions.search", "{\"query\": \"x\"}"), question);

        assertThat(outcome.tool()).isEqualTo("search");
        assertThat(outcome.isError()).isFalse();
        assertThat(question.trace().steps().getFirst().detail()).containsEntry("requested", "functions.search");
    }

    @Test
    void anUnknownNameListsTheToolsAndRunsNothing() {
        ToolOutcome outcome = box.run(call("serach", "{\"query\": \"x\"}"), question);

        assertThat(outcome.errorCode()).contains("unknown_tool");
        assertThat(outcome.content()).contains("serach", "did you mean 'search'?", "search, today");
        assertThat(search.calls).isEmpty();
        assertThat(box.run(call("functions.nope", "{}"), question).errorCode()).contains("unknown_tool");
        assertThat(box.run(call("execute_search", "{\"query\": \"x\"}"), question)
                        .content())
                .contains("search, today");
    }

    @Test
    void malformedArgumentsAreNeverRun() {
        ToolCall cut = ToolCall.malformed("c1", "today", "{\"doc_id\": \"han", "the output limit cut the call");

        ToolOutcome outcome = box.run(cut, question);

        assertThat(outcome.errorCode()).contains("malformed_arguments");
        assertThat(outcome.content()).contains("the output limit cut the call", "not run");
        assertThat(question.trace().steps().getFirst().detail()).containsEntry("arguments", "{\"doc_id\": \"han");
    }

    @Test
    void anotherQuestionMayMakeTheSameCall() {
        box.run(call("search", "{\"query\": \"x\"}"), question);

        assertThat(box.run(call("search", "{\"query\": \"x\"}"), question()).content())
                .isEqualTo("found \"x\"");
    }

    @Test
    void aFailedCallMayBeMadeAgainOnce() {
        int[] times = {0};
        FakeTool flaky = FakeTool.named("flaky", (arguments, context) -> {
            if (times[0]++ == 0) {
                throw new ToolException("busy", "try again");
            }
            return ToolResult.note("done");
        });
        ToolBox flakyBox = ToolBox.of(List.of(flaky), ToolRules.DEFAULT);

        assertThat(flakyBox.run(call("flaky", "{}"), question).errorCode()).contains("busy");
        assertThat(flakyBox.run(call("flaky", "{}"), question).content()).isEqualTo("done");
    }

    @Test
    void onlyTheTextOfAToolExceptionReachesTheModel() {
        FakeTool honest = FakeTool.named("honest", (arguments, context) -> {
            throw new ToolException("unknown_document", "there is no document 'x'");
        });
        FakeTool leaking = FakeTool.named("leaking", (arguments, context) -> {
            throw new IllegalStateException("password=hunter2");
        });
        FakeTool deep = FakeTool.named("deep", (arguments, context) -> {
            throw new StackOverflowError();
        });
        FakeTool silent = FakeTool.named("silent", (arguments, context) -> null);
        ToolBox failing = ToolBox.of(List.of(honest, leaking, deep, silent), ToolRules.DEFAULT);

        assertThat(failing.run(call("honest", "{}"), question).content()).isEqualTo("there is no document 'x'");
        for (String name : List.of("leaking", "deep", "silent")) {
            ToolOutcome outcome = failing.run(call(name, "{}"), question);
            assertThat(outcome.errorCode()).contains("tool_failed");
            assertThat(outcome.content()).startsWith("tool " + name + " failed").doesNotContain("hunter2");
        }
    }

    @Test
    void aCallBeyondTheBudgetIsRefused() {
        Budget budget = Budget.of(new Amount(Long.MAX_VALUE, Long.MAX_VALUE, 1));
        QuestionContext limited = question(Deadline.none(), budget);

        assertThat(box.run(call("search", "{\"query\": \"a\"}"), limited).isError())
                .isFalse();
        ToolOutcome refused = box.run(call("search", "{\"query\": \"b\"}"), limited);

        assertThat(refused.errorCode()).contains("budget_exhausted");
        assertThat(search.calls).hasSize(1);
        assertThat(budget.spent()).isEqualTo(Amount.toolCall(0));
    }

    @Test
    void aCallCostsWhatItsToolCosts() {
        ToolBox paid = ToolBox.of(List.of(FakeTool.answering("paid", "x").costing(2_000_000)), ToolRules.DEFAULT);

        ToolOutcome outcome = paid.run(call("paid", "{}"), question);

        assertThat(outcome.costNanoDollars()).isEqualTo(2_000_000);
        assertThat(question.budget().spent()).isEqualTo(Amount.toolCall(2_000_000));
        assertThat(question.trace().steps().getFirst().costNanoDollars()).isEqualTo(2_000_000);
    }

    @Test
    void whatAToolRemembersIsApartFromWhatTheGateRemembers() {
        FakeTool curious = FakeTool.named("curious", (arguments, context) -> {
            assertThat(context.recall("gate:calls")).isEmpty();
            context.remember("gate:calls", "mine");
            return ToolResult.note(context.recall("gate:calls").orElseThrow().toString());
        });

        ToolOutcome outcome = ToolBox.of(List.of(curious), ToolRules.DEFAULT).run(call("curious", "{}"), question);

        assertThat(outcome.content()).isEqualTo("mine");
    }
}
