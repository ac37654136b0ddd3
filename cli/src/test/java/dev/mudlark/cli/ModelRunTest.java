package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs against a server on this machine, by the providers that are shipped. */
class ModelRunTest {

    private static final String ANSWER = """
            {"id": "r1", "object": "chat.completion", "model": "tiny-1", "choices": [{"index": 0, "finish_reason": "stop",
             "message": {"role": "assistant", "content": "The documents do not contain the answer."}}],
             "usage": {"prompt_tokens": 100, "completion_tokens": 10, "total_tokens": 110}}
            """;

    @TempDir
    Path folder;

    private final List<String> asked = new CopyOnWriteArrayList<>();
    private HttpServer server;
    private TinyCollection tiny;
    private int status = 200;
    private String body = ANSWER;

    @BeforeEach
    void startTheServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            asked.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        tiny = TinyCollection.in(folder);
        config(server.getAddress().getPort());
    }

    @AfterEach
    void stopTheServer() {
        server.stop(0);
    }

    private void config(int port) {
        tiny.config("data: {docs: docs, questions: questions.jsonl}\n"
                + "models: {generator: mine/tiny}\n"
                + "providers:\n  mine: {api: openai, base_url: 'http://127.0.0.1:" + port + "/v1', max_retries: 0}\n"
                + "systems: [{type: no_retrieval}, {type: agent_search, retriever: bm25}]\n");
    }

    private Typed run() {
        return Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"), "--max-workers", "1");
    }

    @Test
    void aModelBehindAnEndpointAnswersAndIsUnpriced() throws IOException {
        Typed typed = run();
        assertThat(typed.code()).as(typed.err()).isZero();
        assertThat(typed.out()).contains("unpriced").doesNotContain("stand-in");
        assertThat(asked).isNotEmpty().allSatisfy(request -> assertThat(request).contains("\"tiny\""));
        assertThat(Files.readString(tiny.out("a").resolve("report.html")))
                .contains("mine:tiny")
                .doesNotContain("stand-in");
    }

    @Test
    void aRefusedKeyIsToldOnceAndTheRunComesToItsEnd() throws IOException {
        status = 401;
        body = "{\"error\": {\"message\": \"Incorrect API key provided\", \"type\": \"invalid_request_error\"}}";
        Typed typed = run();
        assertThat(typed.code()).isEqualTo(1);
        assertThat(asked).hasSize(1);
        assertThat(typed.err().lines())
                .filteredOn(line -> line.contains("fail without being sent"))
                .hasSize(1);
        assertThat(Files.readString(tiny.out("a").resolve("per_question_results.jsonl"))
                        .lines())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).contains("\"code\":\"llm_authentication\""));
    }

    @Test
    void aServerThatIsDownIsAnErrorOfEveryQuestionAndNoCrash() throws IOException {
        try (ServerSocket free = new ServerSocket(0)) {
            config(free.getLocalPort());
        }
        Typed typed = run();
        assertThat(typed.code()).isEqualTo(1);
        assertThat(typed.err())
                .doesNotContain("Exception", "\tat ")
                .containsPattern(
                        "10 of 10 answers failed, most often: mine:tiny: .+; see the failures in the report\n");
        assertThat(Files.readString(tiny.out("a").resolve("per_question_results.jsonl"))
                        .lines())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).contains("\"code\":\"llm_unavailable\""));
    }

    @Test
    void aFlagThatNamesNoProviderIsAFaultWithTheLikelyName() {
        Typed typed = Typed.mudlark("run", tiny.config(), "--model", "antropic:claude-haiku-4-5");
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error())
                .startsWith(
                        "mudlark: --model: model 'antropic:claude-haiku-4-5': no provider 'antropic'; there is anthropic, ")
                .endsWith("; did you mean 'anthropic'?");
        assertThat(Typed.mudlark("run", tiny.config(), "--model", ":x").error())
                .contains("model ':x': write PROVIDER:NAME, ENDPOINT/NAME, or mock");
        assertThat(Typed.mudlark("run", tiny.config(), "--model", "openai:x", "--mock")
                        .error())
                .contains("--mock and --model openai:x: give one of them");
    }
}
