package dev.mudlark.providers.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.EndpointLimits;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmEvent;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.models.Usage;
import dev.mudlark.models.WireNames;
import dev.mudlark.providers.contract.StubServer.Answer;
import dev.mudlark.providers.http.HttpProvider;
import dev.mudlark.providers.http.Surroundings;
import dev.mudlark.providers.wire.WireJson;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What every adapter must do. A subclass says how its provider speaks. */
@Timeout(60)
public abstract class ProviderContract {

    static final String KEY = "canary-key-7f3a";

    private final GoldenFormat golden = golden();
    private final StubServer server = new StubServer();
    private final List<Duration> waits = Collections.synchronizedList(new ArrayList<>());

    /** How the provider speaks. */
    protected abstract GoldenFormat golden();

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void aTurnWithoutToolsGivesTextAndTokens() {
        server.then(Answer.json(200, golden.text()));
        LlmToolResponse response = llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT));
        assertThat(response.text()).isEqualTo("Hello.");
        assertThat(response.toolCalls()).isEmpty();
        assertThat(response.stopReason()).isEqualTo(StopReason.END);
        assertThat(response.usage().inputTokens()).hasValue(12);
        assertThat(response.usage().outputTokens()).hasValue(5);
        assertThat(response.provider()).isEqualTo("stub");
        assertThat(response.delivery().retries()).isZero();
    }

    @Test
    void theKeyGoesInAHeaderAndNowhereElse() {
        server.then(Answer.json(200, golden.text()));
        llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT));
        StubServer.Asked asked = server.asked().getFirst();
        assertThat(asked.headers().toString()).contains(KEY);
        assertThat(asked.path()).doesNotContain(KEY);
        assertThat(asked.body().toString()).doesNotContain(KEY);
    }

    @Test
    void aStreamGivesTheSameReplyPieceByPiece() {
        server.then(Answer.json(200, golden.text())).then(Answer.events(golden.textStream()));
        LlmToolResponse whole = llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT));
        List<String> pieces = new ArrayList<>();
        LlmToolResponse streamed = llm().stream(asking(List.of(), LlmOptions.DEFAULT), event -> {
            if (event instanceof LlmEvent.TextDelta delta) {
                pieces.add(delta.text());
            }
        });
        assertThat(streamed).isEqualTo(whole);
        assertThat(pieces).hasSizeGreaterThan(1);
        assertThat(String.join("", pieces)).isEqualTo("Hello.");
    }

    @Test
    void parallelCallsKeepTheirOrderAndEachHasAnId() {
        server.then(Answer.json(200, golden.twoCalls())).then(Answer.events(golden.twoCallsStream()));
        LlmToolResponse whole = llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT));
        assertThat(whole.toolCalls()).extracting(ToolCall::name).containsExactly("search", "calculator");
        assertThat(whole.toolCalls())
                .extracting(call -> call.arguments().toString())
                .containsExactly("{\"query\":\"x\"}", "{\"expression\":\"1+1\"}");
        assertThat(whole.toolCalls())
                .extracting(ToolCall::id)
                .doesNotHaveDuplicates()
                .allMatch(id -> !id.isBlank());
        assertThat(whole.stopReason()).isEqualTo(StopReason.TOOL_CALLS);
        List<ToolCall> ready = new ArrayList<>();
        LlmToolResponse streamed = llm().stream(asking(tools(), LlmOptions.DEFAULT), event -> {
            if (event instanceof LlmEvent.ToolCallReady call) {
                ready.add(call.call());
            }
        });
        assertThat(streamed.toolCalls()).isEqualTo(whole.toolCalls());
        assertThat(ready).isEqualTo(whole.toolCalls());
    }

    /** Case NAM-03: also when a later turn brings ids that an earlier one had. */
    @Test
    void idsAreUniqueInTheWholeConversation() {
        server.then(Answer.json(200, golden.twoCalls())).then(Answer.json(200, golden.twoCalls()));
        Llm llm = llm();
        List<Message> messages = new ArrayList<>(List.of(ChatMessage.user("go")));
        List<String> ids = new ArrayList<>();
        for (int turn = 0; turn < 2; turn++) {
            LlmToolResponse asks = llm.completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
            messages.add(asks.asMessage());
            for (ToolCall call : asks.toolCalls()) {
                ids.add(call.id());
                messages.add(new ToolResultMessage(call.id(), "result " + ids.size(), false));
            }
        }
        assertThat(ids).hasSize(4).doesNotHaveDuplicates().allMatch(id -> !id.isBlank());
        server.then(Answer.json(200, golden.text()));
        llm.completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        assertThat(golden.results(server.lastBody())).containsExactly("result 1", "result 2", "result 3", "result 4");
    }

    /** Case WIR-03: a call whose result is missing is answered with an error, and one answered twice only once. */
    @Test
    void everyCallHasExactlyOneResultWhateverTheConversationHas() {
        server.then(Answer.json(200, golden.twoCalls())).then(Answer.json(200, golden.text()));
        Llm llm = llm();
        List<Message> messages = new ArrayList<>(List.of(ChatMessage.user("go")));
        LlmToolResponse asks = llm.completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        messages.add(asks.asMessage());
        messages.add(new ToolResultMessage(asks.toolCalls().get(1).id(), "second", false));
        messages.add(new ToolResultMessage(asks.toolCalls().get(1).id(), "again", false));
        llm.completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        assertThat(golden.results(server.lastBody())).containsExactly("error: this call was not run", "second");
    }

    /** Case NAM-05: what goes out is a name that every provider takes, what comes in is the tool's own. */
    @Test
    void namesThatAProviderRefusesHaveAnAliasOnTheWireOnly() {
        ToolSpec odd =
                new ToolSpec("7-catalog-item", "Does it.", WireJson.object().put("type", "object"));
        server.then(Answer.json(200, golden.text()));
        Llm llm = llm();
        llm.completeWithTools(asking(List.of(odd), LlmOptions.DEFAULT));
        String alias = WireNames.of(List.of(odd.name())).wire(odd.name());
        assertThat(alias).matches("[a-zA-Z0-9_-]{1,64}");
        assertThat(server.lastBody().toString()).contains("\"" + alias + "\"").doesNotContain("\"7-catalog-item\"");
        server.then(Answer.json(200, golden.twoCalls().replace("search", alias)));
        assertThat(llm.completeWithTools(asking(List.of(odd), LlmOptions.DEFAULT))
                        .toolCalls()
                        .getFirst()
                        .name())
                .isEqualTo(odd.name());
    }

    /** Cases WIR-03 and WIR-09. */
    @Test
    void everyCallIsAnsweredOnceInTheOrderOfTheCallsInOneTurn() {
        server.then(Answer.json(200, golden.twoCalls())).then(Answer.json(200, golden.text()));
        Llm llm = llm();
        List<Message> messages = new ArrayList<>(List.of(ChatMessage.user("go")));
        LlmToolResponse asks = llm.completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        messages.add(asks.asMessage());
        messages.add(new ToolResultMessage(asks.toolCalls().get(0).id(), "", false));
        messages.add(new ToolResultMessage(asks.toolCalls().get(1).id(), "error: denied", true));
        llm.completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        assertThat(golden.results(server.lastBody())).containsExactly("(no output)", "error: denied");
        assertThat(golden.turnsAfterCalls(server.lastBody())).isEqualTo(resultTurns());
    }

    /** How many messages two results take: one where the provider wants them together. */
    protected abstract int resultTurns();

    /** Cases WIR-05 and WIR-06. */
    @Test
    void thoughtsGoBackVerbatimToWhoeverHadThemAndToNobodyElse() {
        server.then(Answer.json(200, golden.thinking()))
                .then(Answer.json(200, golden.text()))
                .then(Answer.json(200, golden.text()));
        Llm llm = llm();
        List<Message> messages = new ArrayList<>(List.of(ChatMessage.user("go")));
        LlmToolResponse asks = llm.completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        messages.add(asks.asMessage());
        messages.add(new ToolResultMessage(asks.toolCalls().getFirst().id(), "found", false));
        llm.completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        assertThat(golden.replayed(server.lastBody())).isEqualTo(golden.thoughts());
        assertThat(asks.text()).doesNotContain("thought");
        provider(EndpointLimits.DEFAULT)
                .open(new ModelRef("stub", "another-model"))
                .completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        assertThat(server.lastBody().toString()).doesNotContain("SIGNATURE");
    }

    /** Case ARG-04. */
    @Test
    void aCallCutByTheOutputLimitIsMarkedSoThatNobodyRunsIt() {
        server.then(Answer.json(200, golden.cutCall()));
        LlmToolResponse response = llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT.withMaxTokens(300)));
        assertThat(response.stopReason()).isEqualTo(StopReason.LENGTH);
    }

    /** Case WIR-11; streams with {@code null} among their events are in the golden replies. */
    @Test
    void unknownTokensAreUnknownAndNotZero() {
        server.then(Answer.json(200, golden.withoutUsage()));
        assertThat(llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT))
                        .usage())
                .isEqualTo(Usage.UNKNOWN);
    }

    /** Case LOP-04. */
    @Test
    void theFinalCallOffersToolsAndForbidsThem() {
        server.then(Answer.json(200, golden.twoCalls())).then(Answer.json(200, golden.twoCalls()));
        Llm llm = llm();
        LlmToolResponse reply =
                llm.completeWithTools(asking(tools(), LlmOptions.DEFAULT.withToolChoice(new ToolChoice.None())));
        assertThat(golden.forbidsTools(server.lastBody())).isTrue();
        assertThat(reply.toolCalls())
                .as("what the model does nevertheless is for the loop to ignore")
                .hasSize(2);
    }

    @Test
    void aStreamWithoutItsLastEventIsAFailureAndIsNotRepeatedToTheListener() {
        server.then(Answer.events(golden.cutStream()));
        StringBuilder heard = new StringBuilder();
        LlmException failure = catchThrowableOfType(
                LlmException.class,
                () -> llm().stream(asking(List.of(), LlmOptions.DEFAULT), event -> {
                    if (event instanceof LlmEvent.TextDelta delta) {
                        heard.append(delta.text());
                    }
                }));
        assertThat(failure.kind()).isEqualTo(LlmException.Kind.CUT_OFF);
        assertThat(heard).hasToString("Hel");
        assertThat(server.asked()).hasSize(1);
    }

    @Test
    void aBusyProviderIsAskedAgainAfterTheTimeItNames() {
        server.then(Answer.failure(429, golden.error(), Map.of("Retry-After", "2")))
                .then(Answer.failure(529, golden.error(), Map.of("Retry-After", "1.5")))
                .then(Answer.failure(503, "", Map.of()))
                .then(Answer.json(200, golden.text()));
        LlmToolResponse response = llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT));
        assertThat(response.delivery().retries()).isEqualTo(3);
        assertThat(waits.subList(0, 2)).containsExactly(Duration.ofSeconds(2), Duration.ofMillis(1500));
        assertThat(waits.get(2)).isBetween(Duration.ofMillis(1000), Duration.ofMillis(2000));
    }

    @Test
    void retriesEndAndAreCounted() {
        for (int i = 0; i < 5; i++) {
            server.then(Answer.failure(503, golden.error(), Map.of()));
        }
        LlmException failure = failureOf(asking(List.of(), LlmOptions.DEFAULT));
        assertThat(failure.kind()).isEqualTo(LlmException.Kind.UNAVAILABLE);
        assertThat(failure.retries()).isEqualTo(4);
        assertThat(failure).hasMessageContaining("no such thing").hasMessageContaining("tried again 4 times");
    }

    @Test
    void aWaitThatIsTooLongIsNotWaitedFor() {
        server.then(Answer.failure(429, golden.error(), Map.of("Retry-After", "86400")));
        assertThat(failureOf(asking(List.of(), LlmOptions.DEFAULT)))
                .hasMessageContaining("it asks to wait 86400 s, and max_retry_wait_s is 60");
        assertThat(waits).isEmpty();
    }

    @Test
    void aWrongKeyABadRequestAndAnUnknownModelFailAtOnceWithTheProvidersMessage() {
        for (int status : new int[] {400, 401, 403, 404, 422}) {
            server.then(Answer.failure(status, golden.error(), Map.of()));
            LlmException failure = failureOf(asking(List.of(), LlmOptions.DEFAULT));
            assertThat(failure.kind())
                    .isEqualTo(
                            switch (status) {
                                case 401, 403 -> LlmException.Kind.AUTHENTICATION;
                                case 404 -> LlmException.Kind.NOT_FOUND;
                                default -> LlmException.Kind.BAD_REQUEST;
                            });
            assertThat(failure.status()).hasValue(status);
            assertThat(failure).hasMessageContaining("no such thing").hasMessageContaining("stub:model-1");
        }
        assertThat(waits).isEmpty();
    }

    @Test
    void aKeyThatTheProviderRepeatsIsNotShown() {
        server.then(Answer.failure(401, golden.error().replace("no such thing", "bad key " + KEY), Map.of()));
        assertThat(failureOf(asking(List.of(), LlmOptions.DEFAULT)))
                .hasMessageContaining("bad key ***")
                .hasMessageNotContaining(KEY);
    }

    @Test
    void garbageIsToldAsSuch() {
        for (String body : new String[] {"<html>proxy</html>", "[]", "{}", "", "{\"a\":", "[".repeat(100_000)}) {
            server.then(Answer.json(200, body));
            assertThat(failureOf(asking(List.of(), LlmOptions.DEFAULT)).kind())
                    .as(body.length() > 20 ? "deep" : body)
                    .isEqualTo(LlmException.Kind.UNREADABLE);
        }
    }

    @Test
    void aServerThatHangsUpIsAskedAgain() {
        server.then(Answer.hangUp("application/json", "{\"a\":")).then(Answer.json(200, golden.text()));
        LlmToolResponse response = llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT));
        assertThat(response.text()).isEqualTo("Hello.");
        assertThat(response.delivery().retries()).isEqualTo(1);
    }

    @Test
    void aServerThatStallsIsLeftWhenTheTimeIsOver() {
        CountDownLatch until = new CountDownLatch(1);
        server.then(Answer.stall("application/json", "{", until));
        AtomicBoolean later = new AtomicBoolean();
        long start = System.nanoTime();
        Deadline deadline = Deadline.in(
                Duration.ofSeconds(10),
                () -> later.get() ? start + Duration.ofSeconds(20).toNanos() : start);
        Thread.ofVirtual().start(() -> {
            while (server.asked().isEmpty()) {
                Thread.onSpinWait();
            }
            later.set(true);
        });
        LlmRequest request = new LlmRequest(
                List.of(ChatMessage.user("go")), "", List.of(), LlmOptions.DEFAULT, deadline, new Trace());
        assertThat(failureOf(request).kind()).isEqualTo(LlmException.Kind.TIMEOUT);
        until.countDown();
    }

    @Test
    void aServerThatIsNotThereIsNamed() {
        URI address = server.address();
        server.close();
        Llm llm = provider(Endpoint.of("stub", golden.format().api(), address), EndpointLimits.DEFAULT)
                .open(new ModelRef("stub", "model-1"));
        assertThatThrownBy(() -> llm.completeWithTools(asking(List.of(), LlmOptions.DEFAULT)))
                .hasMessageContaining("nothing answers at " + address)
                .hasMessageContaining("tried again 4 times");
    }

    @Test
    void aRequestIsTheSameEachTime() {
        server.then(Answer.json(200, golden.text())).then(Answer.json(200, golden.text()));
        llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT));
        llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT));
        assertThat(server.asked().get(0).body().toString())
                .isEqualTo(server.asked().get(1).body().toString());
    }

    /** The server behind it. */
    protected final StubServer server() {
        return server;
    }

    /** The model {@code model-1}. */
    protected final Llm llm() {
        return provider(EndpointLimits.DEFAULT).open(new ModelRef("stub", "model-1"));
    }

    private HttpProvider provider(EndpointLimits limits) {
        return provider(Endpoint.of("stub", golden.format().api(), server.address()), limits);
    }

    private HttpProvider provider(Endpoint endpoint, EndpointLimits limits) {
        Endpoint keyed = new Endpoint(
                endpoint.name(),
                endpoint.api(),
                endpoint.baseUrl(),
                Optional.of("STUB_KEY"),
                endpoint.caFile(),
                endpoint.contextTokens(),
                limits);
        Surroundings surroundings = new Surroundings(
                name -> name.equals("STUB_KEY") ? KEY : null,
                (time, deadline) -> waits.add(time),
                () -> Instant.parse("2026-01-01T00:00:00Z"),
                System::nanoTime,
                () -> 0.5);
        return new HttpProvider(keyed, golden.format(), surroundings);
    }

    private LlmException failureOf(LlmRequest request) {
        return catchThrowableOfType(LlmException.class, () -> llm().completeWithTools(request));
    }

    /** A request with one message of the user. */
    protected static LlmRequest asking(List<ToolSpec> tools, LlmOptions options) {
        return asking(List.of(ChatMessage.user("go")), tools, options);
    }

    /** A request with a conversation. */
    protected static LlmRequest asking(List<Message> messages, List<ToolSpec> tools, LlmOptions options) {
        return new LlmRequest(messages, "Be brief.", tools, options, Deadline.none(), new Trace());
    }

    /** The tools {@code search} and {@code calculator}. */
    protected static List<ToolSpec> tools() {
        return List.of(tool("search", "query"), tool("calculator", "expression"));
    }

    private static ToolSpec tool(String name, String argument) {
        return new ToolSpec(name, "Does " + name + ".", (ObjectNode)
                WireJson.read("{\"type\":\"object\",\"properties\":{\"" + argument
                        + "\":{\"type\":\"string\"}},\"required\":[\"" + argument
                        + "\"],\"additionalProperties\":false}"));
    }
}
