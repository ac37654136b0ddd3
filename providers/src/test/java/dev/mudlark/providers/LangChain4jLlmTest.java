package dev.mudlark.providers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.ToolExecutionResultMessage;
import dev.langchain4j.exception.AuthenticationException;
import dev.langchain4j.exception.HttpException;
import dev.langchain4j.exception.ModelNotFoundException;
import dev.langchain4j.exception.RateLimitException;
import dev.langchain4j.exception.UnsupportedFeatureException;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.output.FinishReason;
import dev.langchain4j.model.output.TokenUsage;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmException.Kind;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.models.Usage;
import dev.mudlark.providers.wire.WireJson;
import java.net.ConnectException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nothing that LangChain4j can carry is lost on the way to a model and back. */
@Timeout(60)
class LangChain4jLlmTest {

    private static final String SCHEMA = "{\"type\":\"object\",\"description\":\"all\",\"properties\":{"
            + "\"n\":{\"type\":[\"integer\",\"null\"],\"minimum\":1,\"maximum\":9,\"default\":3,\"examples\":[2]},"
            + "\"s\":{\"type\":\"string\",\"pattern\":\"^a\",\"maxLength\":5,\"enum\":[\"a\",\"ab\"]},"
            + "\"o\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"k\":{\"const\":7}}},"
            + "\"r\":{\"$ref\":\"#/$defs/Row\"}},"
            + "\"required\":[\"s\"],\"additionalProperties\":false,\"$defs\":{\"Row\":{\"type\":\"array\",\"maxItems\":2,\"items\":{}}}}";

    private final ScriptedChatModel model = new ScriptedChatModel();
    private final LangChain4jLlm llm = LangChain4jLlm.of(model, "mine");

    @Test
    void everyKeywordOfASchemaGoesThrough() {
        model.then(() -> saying("ok"));
        llm.completeWithTools(asking(LlmOptions.DEFAULT, spec("search")));
        ToolSpecification sent = model.asked().getFirst().toolSpecifications().getFirst();
        JsonNode schema = WireJson.read(sent.toJson()).path("parameters");
        assertThat(schema).isEqualTo(WireJson.read(SCHEMA));
        assertThat(sent.description()).isEqualTo("Does search.");
        assertThat(sent.strict()).isFalse();
    }

    @Test
    void choicesAtTheTopBecomeOptionalProperties() {
        model.then(() -> saying("ok"));
        ObjectNode schema = (ObjectNode) WireJson.read(
                "{\"type\":\"object\",\"minProperties\":1,\"anyOf\":[{\"properties\":{\"a\":{\"type\":\"string\"}},"
                        + "\"required\":[\"a\"]},{\"properties\":{\"b\":{\"type\":\"integer\"}}}]}");
        llm.completeWithTools(asking(LlmOptions.DEFAULT, new ToolSpec("either", "", schema)));
        assertThat(model.asked()
                        .getFirst()
                        .toolSpecifications()
                        .getFirst()
                        .parameters()
                        .properties())
                .containsOnlyKeys("a", "b");
    }

    @Test
    void optionsGoThrough() {
        model.then(() -> saying("ok"));
        LlmOptions options = LlmOptions.DEFAULT
                .withTemperature(0.25)
                .withMaxTokens(77)
                .withJsonMode()
                .withToolChoice(new ToolChoice.None());
        llm.completeWithTools(asking(options, spec("search"), spec("other")));
        ChatRequest sent = model.asked().getFirst();
        assertThat(sent.temperature()).isEqualTo(0.25);
        assertThat(sent.maxOutputTokens()).isEqualTo(77);
        assertThat(sent.responseFormat()).isEqualTo(ResponseFormat.JSON);
        assertThat(sent.toolChoice()).isEqualTo(dev.langchain4j.model.chat.request.ToolChoice.NONE);
        assertThat(sent.toolSpecifications()).hasSize(2);
        assertThat(sent.messages())
                .extracting(Object::toString)
                .first()
                .asString()
                .contains("Be brief.");
    }

    @Test
    void aChoiceOfOneToolOffersItAlone() {
        model.then(() -> saying("ok"));
        llm.completeWithTools(
                asking(LlmOptions.DEFAULT.withToolChoice(new ToolChoice.One("other")), spec("search"), spec("other")));
        ChatRequest sent = model.asked().getFirst();
        assertThat(sent.toolChoice()).isEqualTo(dev.langchain4j.model.chat.request.ToolChoice.REQUIRED);
        assertThat(sent.toolSpecifications())
                .extracting(ToolSpecification::name)
                .containsExactly("other");
    }

    @Test
    void parallelCallsKeepTheirOrderAndBlankOrRepeatedIdsAreReplaced() {
        model.then(() ->
                        calling(call("", "search", "{\"s\":\"a\"}"), call("x", "search", ""), call("x", "search", "{")))
                .then(() -> calling(call("x", "search", "{}")));
        LlmToolResponse first = llm.completeWithTools(asking(LlmOptions.DEFAULT, spec("search")));
        assertThat(first.toolCalls())
                .extracting(call -> call.arguments().toString())
                .containsExactly("{\"s\":\"a\"}", "{}", "{}");
        assertThat(first.toolCalls().get(2).malformed()).isPresent();
        List<Message> messages = List.of(ChatMessage.user("go"), first.asMessage());
        LlmToolResponse second = llm.completeWithTools(asking(messages, LlmOptions.DEFAULT, spec("search")));
        List<String> ids = new ArrayList<>();
        first.toolCalls().forEach(call -> ids.add(call.id()));
        second.toolCalls().forEach(call -> ids.add(call.id()));
        assertThat(ids).doesNotHaveDuplicates().hasSize(4).contains("x");
    }

    @Test
    void namesThatNoProviderTakesAreAliasedBothWays() {
        String name = "9lives";
        model.then(() -> {
            String alias =
                    model.asked().getFirst().toolSpecifications().getFirst().name();
            assertThat(alias).isNotEqualTo(name);
            return calling(call("a", alias, "{}"));
        });
        LlmToolResponse reply = llm.completeWithTools(asking(LlmOptions.DEFAULT, spec(name)));
        assertThat(reply.toolCalls()).extracting(ToolCall::name).containsExactly(name);
    }

    @Test
    void resultsStandInTheOrderOfTheirCallsWithNameAndErrorFlag() {
        model.then(() -> calling(call("a", "search", "{}"), call("b", "other", "{}")))
                .then(() -> saying("done"));
        LlmToolResponse asks = llm.completeWithTools(asking(LlmOptions.DEFAULT, spec("search"), spec("other")));
        List<Message> messages = List.of(
                ChatMessage.user("go"),
                asks.asMessage(),
                new ToolResultMessage("b", "denied", true),
                new ToolResultMessage("a", " ", false));
        llm.completeWithTools(asking(messages, LlmOptions.DEFAULT, spec("search"), spec("other")));
        assertThat(model.asked().getLast().messages().subList(3, 5))
                .extracting(message -> (ToolExecutionResultMessage) message)
                .extracting(
                        result -> result.id() + "/" + result.toolName() + "/" + result.text() + "/" + result.isError())
                .containsExactly("a/search/(no output)/false", "b/other/denied/true");
    }

    @Test
    void thoughtsAndAttributesGoBackToTheNameThatHadThemAndToNobodyElse() {
        Map<String, Object> attributes = Map.of(
                "thinking_signature",
                "SIGNATURE",
                "redacted",
                List.of("x", Map.of("n", 1, "b", true)),
                "odd",
                Thread.class);
        model.then(() -> ChatResponse.builder()
                        .aiMessage(AiMessage.builder()
                                .thinking("I think")
                                .attributes(attributes)
                                .toolExecutionRequests(List.of(call("a", "search", "{}")))
                                .build())
                        .build())
                .then(() -> saying("done"))
                .then(() -> saying("done"));
        LlmToolResponse asks = llm.completeWithTools(asking(LlmOptions.DEFAULT, spec("search")));
        assertThat(asks.text()).isEmpty();
        List<Message> messages =
                List.of(ChatMessage.user("go"), asks.asMessage(), new ToolResultMessage("a", "found", false));
        llm.completeWithTools(asking(messages, LlmOptions.DEFAULT, spec("search")));
        AiMessage back = (AiMessage) model.asked().getLast().messages().get(2);
        assertThat(back.thinking()).isEqualTo("I think");
        assertThat(back.attributes())
                .isEqualTo(
                        Map.of("thinking_signature", "SIGNATURE", "redacted", List.of("x", Map.of("n", 1, "b", true))));
        LangChain4jLlm.of(model, "another").completeWithTools(asking(messages, LlmOptions.DEFAULT, spec("search")));
        assertThat(model.asked().getLast().messages().toString()).doesNotContain("SIGNATURE", "I think");
    }

    @Test
    void tokensModelAndReasonAreKeptAndUnknownOnesStayUnknown() {
        model.then(() -> ChatResponse.builder()
                        .aiMessage(AiMessage.from("Hello."))
                        .modelName("gpt-x")
                        .tokenUsage(new TokenUsage(12, 5))
                        .finishReason(FinishReason.STOP)
                        .build())
                .then(() -> ChatResponse.builder()
                        .aiMessage(AiMessage.from("Hello."))
                        .build());
        LlmToolResponse known = llm.completeWithTools(asking(LlmOptions.DEFAULT));
        assertThat(known.text()).isEqualTo("Hello.");
        assertThat(known.usage()).isEqualTo(Usage.of(12, 5));
        assertThat(known.model()).isEqualTo("gpt-x");
        assertThat(known.provider()).isEqualTo("langchain4j");
        assertThat(known.stopReason()).isEqualTo(StopReason.END);
        LlmToolResponse unknown = llm.completeWithTools(asking(LlmOptions.DEFAULT));
        assertThat(unknown.usage()).isEqualTo(Usage.UNKNOWN);
        assertThat(unknown.model()).isEqualTo("mine");
    }

    @ParameterizedTest
    @CsvSource({"LENGTH,LENGTH", "CONTENT_FILTER,CONTENT_FILTER", "TOOL_EXECUTION,TOOL_CALLS", "STOP,TOOL_CALLS"})
    void theReasonToStopDecidesWhetherCallsMayRun(FinishReason said, StopReason read) {
        model.then(() -> ChatResponse.builder()
                .aiMessage(AiMessage.from(call("a", "search", "{}")))
                .finishReason(said)
                .build());
        assertThat(llm.completeWithTools(asking(LlmOptions.DEFAULT, spec("search")))
                        .stopReason())
                .isEqualTo(read);
    }

    @Test
    void aCallWrittenAsTextIsTakenWhenItIsNothingElse() {
        model.then(() -> saying("<tool_call>{\"name\":\"search\",\"arguments\":{\"s\":\"a\"}}</tool_call>"));
        LlmToolResponse reply = llm.completeWithTools(asking(LlmOptions.DEFAULT, spec("search")));
        assertThat(reply.toolCalls()).extracting(ToolCall::name).containsExactly("search");
        assertThat(reply.text()).isEmpty();
    }

    @Test
    void failuresAreOfTheKindThatTheyAre() {
        assertThat(failure(new ModelNotFoundException("no gpt-9")))
                .returns(Kind.NOT_FOUND, LlmException::kind)
                .hasMessage("langchain4j:mine: no such model or address: no gpt-9");
        assertThat(failure(new RateLimitException(new HttpException(429, "slow down"))))
                .returns(Kind.RATE_LIMITED, LlmException::kind)
                .satisfies(e -> assertThat(e.status()).hasValue(429));
        assertThat(failure(new UnsupportedFeatureException("no tools")).kind()).isEqualTo(Kind.UNSUPPORTED);
        assertThat(failure(new HttpException(529, "overloaded")).kind()).isEqualTo(Kind.UNAVAILABLE);
        assertThat(failure(new IllegalStateException(new ConnectException("refused")))
                        .kind())
                .isEqualTo(Kind.UNAVAILABLE);
        assertThat(failure(new IllegalStateException("a\nb")))
                .returns(Kind.OTHER, LlmException::kind)
                .hasMessageEndingWith("a b");
    }

    @Test
    void aRefusedKeyIsToldWithoutTheProvidersWords() {
        assertThat(failure(new AuthenticationException("Incorrect API key provided: sk-canary")))
                .returns(Kind.AUTHENTICATION, LlmException::kind)
                .hasMessageContaining("the key was refused")
                .hasMessageNotContaining("sk-canary");
    }

    @Test
    void noReplyIsUnreadable() {
        model.then(() -> null);
        assertThat(catchThrowableOfType(LlmException.class, () -> llm.completeWithTools(asking(LlmOptions.DEFAULT)))
                        .kind())
                .isEqualTo(Kind.UNREADABLE);
    }

    @Test
    void aModelThatDoesNotAnswerIsLeftAtTheDeadlineAndInterrupted() throws InterruptedException {
        CountDownLatch interrupted = new CountDownLatch(1);
        model.then(() -> {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                interrupted.countDown();
            }
            return saying("too late");
        });
        LlmRequest request = new LlmRequest(
                List.of(ChatMessage.user("go")),
                "",
                List.of(),
                LlmOptions.DEFAULT,
                Deadline.in(Duration.ofMillis(50)),
                new Trace());
        LlmException failure = catchThrowableOfType(LlmException.class, () -> llm.completeWithTools(request));
        assertThat(failure.kind()).isEqualTo(Kind.TIMEOUT);
        interrupted.await();
    }

    private LlmException failure(RuntimeException thrown) {
        model.then(() -> {
            throw thrown;
        });
        return catchThrowableOfType(LlmException.class, () -> llm.completeWithTools(asking(LlmOptions.DEFAULT)));
    }

    private static ChatResponse saying(String text) {
        return ChatResponse.builder().aiMessage(AiMessage.from(text)).build();
    }

    private static ChatResponse calling(ToolExecutionRequest... calls) {
        return ChatResponse.builder().aiMessage(AiMessage.from(calls)).build();
    }

    private static ToolExecutionRequest call(String id, String name, String arguments) {
        return ToolExecutionRequest.builder()
                .id(id)
                .name(name)
                .arguments(arguments)
                .build();
    }

    private static ToolSpec spec(String name) {
        return new ToolSpec(name, "Does " + name + ".", (ObjectNode) WireJson.read(SCHEMA));
    }

    private static LlmRequest asking(LlmOptions options, ToolSpec... tools) {
        return asking(List.of(ChatMessage.user("go")), options, tools);
    }

    private static LlmRequest asking(List<Message> messages, LlmOptions options, ToolSpec... tools) {
        return new LlmRequest(messages, "Be brief.", List.of(tools), options, Deadline.none(), new Trace());
    }
}
