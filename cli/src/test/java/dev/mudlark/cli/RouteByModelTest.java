package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A model behind a server on this machine chooses the tools. */
class RouteByModelTest {

    private static final JsonMapper JSON = new JsonMapper();

    @TempDir
    Path folder;

    private final List<JsonNode> asked = new CopyOnWriteArrayList<>();
    private HttpServer server;
    private Path set = Path.of("");
    private Path config = Path.of("");
    private boolean uncounted;
    private boolean alternating;

    @BeforeEach
    void startTheServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/v1/chat/completions", exchange -> {
            JsonNode request = JSON.readTree(exchange.getRequestBody().readAllBytes());
            asked.add(request);
            String question = request.path("messages").path(0).path("content").asText();
            boolean down = question.contains("DOWN");
            byte[] reply = (down ? "{\"error\": {\"message\": \"broken\"}}" : reply(question))
                    .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(down ? 500 : 200, reply.length);
            exchange.getResponseBody().write(reply);
            exchange.close();
        });
        server.start();
        set = Files.writeString(folder.resolve("set.yaml"), """
                tools: [handbook, web]
                questions:
                  - {id: h, text: "A refund, please", expected: handbook, split: golden}
                  - {id: n, text: "Hello", expected: none, split: golden}
                  - {id: u, text: "UNKNOWN tool", expected: web, split: golden}
                  - {id: m, text: "MALFORMED", expected: web, split: golden}
                  - {id: d, text: "DOWN", expected: none, split: golden}
                  - {id: o, text: "refund again", expected: web, split: held_out}
                presets:
                  one: {handbook: "Searches the handbook.", web: "Searches the web."}
                """);
        TinyCollection tiny = TinyCollection.in(folder);
        tiny.config("""
                data: {docs: docs, questions: questions.jsonl}
                models:
                  generator: box/m
                  about: {box/m: {supports_tools: true}}
                pricing: {box/m: {input_per_million: 1, output_per_million: 10}}
                providers: {box: {api: openai, base_url: 'http://127.0.0.1:%d/v1', max_retries: 0}}
                systems: [{type: no_retrieval}]
                """.formatted(server.getAddress().getPort()));
        config = tiny.config();
    }

    @AfterEach
    void stopTheServer() {
        server.stop(0);
    }

    private String reply(String question) {
        boolean calls = question.contains("refund") && (!alternating || asked.size() % 2 == 1);
        String tool = question.contains("UNKNOWN") ? "wiki" : question.contains("MALFORMED") ? "web" : "handbook";
        String arguments = question.contains("MALFORMED") ? "[1" : "{\\\"query\\\": \\\"refunds\\\"}";
        String message = calls || !tool.equals("handbook")
                ? "\"content\":null,\"tool_calls\":[{\"id\":\"c\",\"type\":\"function\",\"function\":{\"name\":\""
                        + tool + "\",\"arguments\":\"" + arguments + "\"}}]"
                : "\"content\":\"Hi!\"";
        return "{\"id\":\"r\",\"object\":\"chat.completion\",\"model\":\"m\",\"choices\":[{\"index\":0,\"message\":"
                + "{\"role\":\"assistant\"," + message + "},\"finish_reason\":\"stop\"}],\"usage\":"
                + (uncounted ? "null}" : "{\"prompt_tokens\":100,\"completion_tokens\":10,\"total_tokens\":110}}");
    }

    private Typed route(Object... more) {
        Object[] words = {"route", set, "--router", "llm:box/m", "--config", config};
        return Typed.mudlark(Stream.of(words, more).flatMap(Stream::of).toArray());
    }

    @Test
    void everyToolIsOfferedWithOneQueryAndWhatTheModelCallsIsTheChoice() throws IOException {
        JsonNode json = JSON.readTree(route("--json").out());
        JsonNode one = json.path("presets").path("one");
        assertThat(one.path("golden_correct").asInt()).isEqualTo(2);
        assertThat(one.path("broken_calls").asInt()).isEqualTo(3);
        assertThat(one.path("silent_skips").asInt()).isZero();
        assertThat(one.path("held_out_correct").asInt()).isZero();
        assertThat(one.path("questions").findValuesAsText("outcome"))
                .containsExactly("right", "right", "broken_call", "broken_call", "broken_call", "wrong_tool");
        assertThat(one.path("questions").path(2).path("chosen").isNull())
                .as("a broken call is neither a tool nor none")
                .isTrue();
        assertThat(json.path("stand_in").asBoolean()).isFalse();
        assertThat(json.path("usage").toString())
                .isEqualTo("{\"calls\":6,\"failed_calls\":1,\"input_tokens\":500,\"output_tokens\":50,"
                        + "\"unpriced_calls\":0,\"cost_usd\":0.001}");
        assertThat(asked).hasSize(6).allSatisfy(request -> {
            assertThat(request.path("messages")).hasSize(1);
            assertThat(request.path("tools").findValuesAsText("description"))
                    .containsExactly("Searches the handbook.", "Searches the web.");
            assertThat(request.at("/tools/0/function/parameters/required").toString())
                    .isEqualTo("[\"query\"]");
        });
    }

    @Test
    void callsAreReplayedWithoutTheServerAndCountAsRecorded() {
        Path tape = folder.resolve("tape");
        Typed recorded = route("--record", tape);
        assertThat(recorded.out().replaceAll("\\s+", " "))
                .contains("6 calls (1 failed): 500 tokens read, 50 tokens written, 0.001 USD.");
        server.stop(0);
        Typed replayed = route("--replay", tape);
        assertThat(replayed.out()).isEqualTo(recorded.out());
        assertThat(replayed.code()).isEqualTo(recorded.code()).isZero();
        assertThat(asked).hasSize(6);
    }

    @Test
    void aDiffByAModelIsPricedAndOneThatReachesNoModelEndsBadly() throws IOException {
        Files.writeString(
                set, Files.readString(set) + "  two: {handbook: \"The handbook.\", web: \"The public web.\"}\n");
        Object[] diff = {"route", "diff", set, "--router", "llm:box/m", "--config", config, "--json"};
        Typed typed = Typed.mudlark(diff);
        assertThat(typed.code()).as(typed.err()).isZero();
        assertThat(typed.out())
                .contains(
                        "\"golden\":{\"questions\":5,\"correct_before\":2,\"correct_after\":2,\"fixed\":0,\"broken\":0,"
                                + "\"undecided\":3,\"p_value\":1.0}")
                .contains("\"usage\":{\"calls\":12,");
        server.stop(0);
        Typed unreached = Typed.mudlark(diff);
        assertThat(unreached.code()).isEqualTo(1);
        assertThat(unreached.error()).contains("no question has a decision on both sides, first: box:m");
    }

    @Test
    void aFolderWithARecordingIsNotRecordedIntoAgain() {
        assertThat(route("--record", folder.resolve("calls")).code()).isZero();
        Typed again = route("--record", folder.resolve("calls"));
        assertThat(again.code()).isEqualTo(2);
        assertThat(again.error()).contains("calls");
        assertThat(asked).hasSize(6);
    }

    @Test
    void whatWasNotRecordedIsNoBrokenCallButEndsTheReplay() throws IOException {
        assertThat(route("--record", folder.resolve("calls")).code()).isZero();
        Typed more = route("--replay", folder.resolve("calls"), "--trials", 2);
        assertThat(more.code()).isNotZero();
        assertThat(more.error()).contains("6 calls of 12 calls were not recorded");
        Files.writeString(set, Files.readString(set).replace("Searches the web.", "Searches the whole web."));
        assertThat(route("--replay", folder.resolve("calls")).error()).contains("6 calls of 6 calls were not recorded");
    }

    @Test
    void theMoneyOfTheConfigIsNotPassed() throws IOException {
        Files.writeString(
                config,
                Files.readString(config)
                        .replace("input_per_million: 1,", "input_per_million: 1000,")
                        .replace("systems:", "evaluation: {max_cost_usd: 0.3}\nsystems:"));
        Typed typed = route("--max-workers", 1);
        assertThat(typed.code()).isNotZero();
        assertThat(typed.error()).contains("evaluation.max_cost_usd 0.3 is reached", "the next call does not fit");
        assertThat(asked).hasSizeBetween(1, 3);
    }

    @Test
    void aServerThatDoesNotAnswerIsAskedOnce() throws IOException {
        server.stop(0);
        JsonNode usage =
                JSON.readTree(route("--json", "--max-workers", 1).out()).path("usage");
        assertThat(usage.path("calls").asInt()).isEqualTo(1);
        assertThat(usage.path("failed_calls").asInt()).isEqualTo(1);
    }

    @Test
    void tokensThatAServerDoesNotCountAreUnknown() throws IOException {
        uncounted = true;
        assertThat(route().out()).contains("tokens unknown, cost unknown");
        assertThat(JSON.readTree(route("--json").out())
                        .at("/usage/input_tokens")
                        .isNull())
                .isTrue();
    }

    @Test
    void trialsThatAreEvenlySplitAreTold() throws IOException {
        alternating = true;
        Typed typed = route("--json", "--trials", 2, "--max-workers", 1);
        JsonNode refund = JSON.readTree(typed.out()).at("/presets/one/questions/0");
        assertThat(refund.path("chosen").asText()).isEqualTo("handbook");
        assertThat(refund.path("trials_agreeing").asInt()).isEqualTo(1);
        assertThat(refund.path("trials_tied_with").toString()).isEqualTo("[\"none\"]");
        assertThat(route("--all", "--trials", 2, "--max-workers", 1).out().replaceAll("\\s+", " "))
                .contains("handbook, right, 1 of 2 trials, tied with none");
    }

    @Test
    void aConfigWithAFaultIsToldAndNobodyIsAsked() throws IOException {
        Files.writeString(config, Files.readString(config).replace("api: openai", "api: opnai"));
        Typed typed = route();
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err()).contains("opnai");
        assertThat(asked).isEmpty();
        assertThat(Typed.mudlark("route", set, "--config", config).error())
                .contains("--config is for --router llm:MODEL; leave it out");
    }
}
