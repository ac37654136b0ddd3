package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run against a server is replayed when the server is gone and the key with it. */
class ReplayOfAServerTest {

    @TempDir
    Path folder;

    private final AtomicInteger asked = new AtomicInteger();
    private HttpServer server;
    private TinyCollection tiny;

    @BeforeEach
    void startTheServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/v1/chat/completions", exchange -> {
            byte[] reply = reply(asked.incrementAndGet()).getBytes(StandardCharsets.UTF_8);
            exchange.getRequestBody().readAllBytes();
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, reply.length);
            exchange.getResponseBody().write(reply);
            exchange.close();
        });
        server.start();
        tiny = TinyCollection.in(folder);
        config("");
    }

    @AfterEach
    void stopTheServer() {
        server.stop(0);
    }

    /** Every second reply asks for a tool; no two are the same. */
    private static String reply(int count) {
        String message = count % 2 == 1
                ? "\"content\":null,\"tool_calls\":[{\"id\":\"c" + count + "\",\"type\":\"function\",\"function\":"
                        + "{\"name\":\"corpus_grep\",\"arguments\":\"{\\\"pattern\\\": \\\"plan\\\"}\"}}]"
                : "\"content\":\"answer " + count + " [plans]\"";
        return "{\"id\":\"r" + count + "\",\"object\":\"chat.completion\",\"model\":\"m-1\",\"choices\":[{\"index\":0,"
                + "\"message\":{\"role\":\"assistant\"," + message + "},\"finish_reason\":\""
                + (count % 2 == 1 ? "tool_calls" : "stop") + "\"}],\"usage\":{\"prompt_tokens\":" + (100 + count)
                + ",\"completion_tokens\":" + count + ",\"total_tokens\":" + (100 + 2 * count) + "}}";
    }

    private void config(String more) {
        tiny.config("""
                data: {docs: docs, questions: questions.jsonl}
                models: {generator: box/m, about: {box/m: {supports_tools: true}}}
                providers:
                  box: {api: openai, base_url: 'http://127.0.0.1:%d/v1'%s}
                systems: [{type: grep_agent}, {type: grep_agent, name: json, agent_mode: react_json}, {type: bm25}]
                """.formatted(server.getAddress().getPort(), more));
    }

    @Test
    void neitherServerNorKeyIsNeededToReplay() throws IOException {
        Path run = tiny.out("a");
        Path recording = folder.resolve("calls");
        Typed first = Typed.mudlark("run", tiny.config(), "--record", recording, "--out", run, "--max-workers", 3);
        assertThat(first.err()).doesNotContain("llm_");
        int calls = asked.get();
        assertThat(calls).isGreaterThan(15);
        server.stop(0);
        config(", key_env: MUDLARK_TEST_NO_SUCH_KEY");
        Path again = tiny.out("b");
        Typed second = Typed.mudlark("run", tiny.config(), "--replay", recording, "--out", again);
        assertThat(second.code()).as(second.err()).isEqualTo(first.code());
        for (String file : List.of("transcripts.jsonl", "per_question_results.jsonl", "metrics_summary.csv")) {
            assertThat(again.resolve(file)).hasSameTextualContentAs(run.resolve(file));
        }
        assertThat(Files.readString(run.resolve("transcripts.jsonl"))).contains("answer ", "\"c1\"");
        assertThat(asked).hasValue(calls);
        Typed live = Typed.mudlark("run", tiny.config(), "--out", tiny.out("c"));
        assertThat(live.code()).isEqualTo(2);
        assertThat(live.err()).contains("MUDLARK_TEST_NO_SUCH_KEY");
    }
}
