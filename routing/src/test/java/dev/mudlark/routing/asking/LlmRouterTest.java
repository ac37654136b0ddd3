package dev.mudlark.routing.asking;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.evaluation.RoutingOutcome;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Recording;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.Usage;
import dev.mudlark.routing.Choice;
import dev.mudlark.routing.LlmKind;
import dev.mudlark.routing.RoutedQuestion;
import dev.mudlark.routing.RoutingResult;
import dev.mudlark.routing.RoutingSet;
import dev.mudlark.routing.Sets;
import dev.mudlark.routing.Split;
import dev.mudlark.routing.Tally;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LlmRouterTest {

    private static final ModelRef REF = ModelRef.parse("test:model");

    @TempDir
    Path folder;

    @Test
    void eachToolIsOfferedWithItsDescriptionAndOneRequiredQuery() {
        List<LlmRequest> seen = new ArrayList<>();
        choose(request -> {
            seen.add(request);
            return reply(call("a", "refund timing"));
        });
        LlmRequest request = seen.getFirst();
        assertThat(request.system()).isEmpty();
        assertThat(request.messages())
                .singleElement()
                .satisfies(message -> assertThat(message.content()).isEqualTo("refund?"));
        assertThat(request.tools())
                .extracting(tool -> tool.name() + ": " + tool.description())
                .containsExactly("a: Our handbook.", "b: The web.");
        assertThat(request.tools().getFirst().inputSchema().toString())
                .isEqualTo(
                        "{\"type\":\"object\",\"properties\":{\"query\":{\"type\":\"string\"}},\"required\":[\"query\"],"
                                + "\"additionalProperties\":false}");
    }

    @Test
    void theFirstCallIsTheChoiceAndAnAnswerChoosesNone() {
        assertThat(choose(request -> reply(call("b", "x"), call("a", "y"))).tool())
                .contains("b");
        Choice answered = choose(request -> text("5 to 10 days", StopReason.END));
        assertThat(answered.tool()).isEmpty();
        assertThat(answered.failure()).isEmpty();
    }

    @Test
    void aBrokenCallIsNoDecisionAgainstATool() {
        assertThat(choose(request -> reply(call("aa", "x"))).failure()).contains("called 'aa', which was not offered");
        assertThat(choose(request -> reply(ToolCall.malformed("1", "a", "{", "it ends too early")))
                        .failure())
                .hasValueSatisfying(reason -> assertThat(reason).contains("no JSON object: it ends too early"));
        assertThat(choose(request -> reply(call("a", " "))).failure()).contains("called a without a query");
        assertThat(choose(request -> text("", StopReason.END)).failure()).isPresent();
        assertThat(choose(request -> text("5 to", StopReason.LENGTH)).failure()).isPresent();
        RoutingResult result = result(request -> reply(call("nope", "x")), 1);
        assertThat(result.presets().getFirst().tally(Split.GOLDEN)).isEqualTo(new Tally(1, 0, 0, 0, 0, 1));
    }

    @Test
    void aWrongKeyIsTriedOnceAndABusyServerAgain() {
        AtomicInteger asked = new AtomicInteger();
        result(
                request -> {
                    asked.incrementAndGet();
                    throw new LlmException(LlmException.Kind.AUTHENTICATION, "wrong key");
                },
                3);
        assertThat(asked).hasValue(1);
        result(
                request -> {
                    asked.incrementAndGet();
                    throw new LlmException(LlmException.Kind.UNAVAILABLE, "busy");
                },
                3);
        assertThat(asked).hasValue(4);
    }

    @Test
    void ofSeveralTrialsTheMostFrequentChoiceCounts() {
        AtomicInteger turn = new AtomicInteger();
        RoutedQuestion routed = result(
                        request -> turn.incrementAndGet() == 1 ? reply(call("b", "x")) : reply(call("a", "x")), 3)
                .presets()
                .getFirst()
                .questions()
                .getFirst();
        assertThat(routed.choice().tool()).contains("a");
        assertThat(routed.outcome()).isEqualTo(RoutingOutcome.RIGHT);
        assertThat(routed.agreeing()).isEqualTo(2);
        assertThat(routed.right()).isEqualTo(2);
    }

    @Test
    void whatWasRecordedIsReplayedTrialByTrialWithAnyNumberOfWorkers() {
        AtomicInteger turn = new AtomicInteger();
        Llm live = request -> turn.getAndIncrement() % 3 == 0 ? reply(call("b", "x")) : reply(call("a", "x"));
        RoutingResult first;
        try (Recording recording = Recording.into(folder, "route", List.of())) {
            first = result(recording.wrap(REF, live), 3, 1);
        }
        try (Recording recording = Recording.from(folder, List.of())) {
            Llm replayed = recording.open(REF, () -> {
                throw new IllegalStateException("nothing is asked");
            });
            assertThat(result(replayed, 3, 4)).isEqualTo(first);
        }
        assertThat(turn).hasValue(3);
    }

    private static RoutingResult result(Llm llm, int trials) {
        return result(llm, trials, 1);
    }

    private static RoutingResult result(Llm llm, int trials, int workers) {
        var preset = Sets.preset("a", "Our handbook.", "b", "The web.");
        RoutingSet set = new RoutingSet("s", preset.tools(), List.of(Sets.golden("refund?", "a")), List.of(preset));
        return RoutingResult.of(set, set.presets(), new LlmKind(REF, llm, false), trials, workers);
    }

    private static Choice choose(Llm llm) {
        return new LlmKind(REF, llm, false)
                .over(Sets.preset("a", "Our handbook.", "b", "The web."))
                .choose("refund?");
    }

    private static ToolCall call(String tool, String query) {
        return ToolCall.of(
                "id-" + tool, tool, JsonNodeFactory.instance.objectNode().put("query", query));
    }

    private static LlmToolResponse reply(ToolCall... calls) {
        return new LlmToolResponse(
                "", List.of(calls), Usage.UNKNOWN, "model", "test", StopReason.TOOL_CALLS, Optional.empty());
    }

    private static LlmToolResponse text(String text, StopReason reason) {
        return new LlmToolResponse(
                text, Collections.emptyList(), Usage.UNKNOWN, "model", "test", reason, Optional.empty());
    }
}
