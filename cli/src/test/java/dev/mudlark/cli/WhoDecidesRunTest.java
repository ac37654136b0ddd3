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
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The refund question through both graphs, recorded from a server and replayed without it. */
class WhoDecidesRunTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Path DATA =
            Path.of("../data/larkspur").toAbsolutePath().normalize();

    @TempDir
    Path folder;

    private final AtomicInteger asked = new AtomicInteger();
    private HttpServer server;

    @BeforeEach
    void startTheServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/v1/chat/completions", exchange -> {
            asked.incrementAndGet();
            byte[] reply = reply(JSON.readTree(exchange.getRequestBody().readAllBytes()))
                    .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, reply.length);
            exchange.getResponseBody().write(reply);
            exchange.close();
        });
        server.start();
        Files.writeString(
                folder.resolve("questions.jsonl"),
                Files.readAllLines(DATA.resolve("who-decides.jsonl")).getFirst() + "\n");
        Files.writeString(folder.resolve("c.yaml"), """
                data: {docs: '%s', questions: questions.jsonl}
                models: {generator: box/able, about: {box/able: {supports_tools: true}, box/unable: {supports_tools: true}}}
                providers: {box: {api: openai, base_url: 'http://127.0.0.1:%d/v1'}}
                systems:
                  - {type: pipeline_rag, topics: Larkspur Cloud, retriever: bm25}
                  - {type: pipeline_rag, topics: Larkspur Cloud, retriever: bm25, name: vetoing, generator: box/unable}
                  - {type: agent_search, retriever: bm25, tools: [off_topic]}
                  - {type: agent_search, retriever: bm25, tools: [off_topic], name: skipping, generator: box/unable}
                  - {type: agent_search, retriever: bm25, search_result: text, name: sourceless}
                  - {type: agent_search, retriever: bm25, search_result: content_and_artifact, name: with_artifact}
                """.formatted(
                        DATA.resolve("docs"), server.getAddress().getPort()));
    }

    @AfterEach
    void stopTheServer() {
        server.stop(0);
    }

    /** The model {@code able} looks things up and cites what it can; {@code unable} says no, or answers from memory. */
    private static String reply(JsonNode request) {
        boolean able = request.path("model").asText().equals("able");
        String told = request.path("messages").findValuesAsText("content").toString();
        String text;
        if (told.contains("on_topic")) {
            text = "{\"on_topic\": " + able + "}";
        } else if (!told.contains("5 to 10 business days") && able) {
            return completion(
                    "\"content\":null,\"tool_calls\":[{\"id\":\"c1\",\"type\":\"function\",\"function\":{\"name\":\"search\","
                            + "\"arguments\":\"{\\\"query\\\": \\\"refund timing\\\"}\"}}]",
                    "tool_calls");
        } else if (able) {
            text = "A refund takes 5 to 10 business days"
                    + (told.contains("[refund-timing]") ? " [refund-timing]." : ".");
        } else {
            text = "Refunds usually take about two weeks.";
        }
        return completion("\"content\":" + JSON.valueToTree(text), "stop");
    }

    private static String completion(String message, String reason) {
        return "{\"id\":\"r\",\"object\":\"chat.completion\",\"model\":\"m\",\"choices\":[{\"index\":0,\"message\":"
                + "{\"role\":\"assistant\"," + message + "},\"finish_reason\":\"" + reason
                + "\"}],\"usage\":{\"prompt_tokens\":100,\"completion_tokens\":10,\"total_tokens\":110}}";
    }

    @Test
    void theRefundQuestionIsAnsweredFromItsRecordingAndEachGraphFailsInItsOwnWay() throws IOException {
        Path recording = folder.resolve("calls");
        Typed recorded =
                Typed.mudlark("run", folder.resolve("c.yaml"), "--record", recording, "--out", folder.resolve("a"));
        assertThat(recorded.code()).as(recorded.err()).isZero();
        assertThat(asked).hasValue(2 + 1 + 2 + 1 + 2 + 2);
        server.stop(0);
        Path run = folder.resolve("b");
        Typed replayed = Typed.mudlark("run", folder.resolve("c.yaml"), "--replay", recording, "--out", run);
        assertThat(replayed.code()).as(replayed.err()).isZero();

        Map<String, String> answers = new TreeMap<>();
        Map<String, String> failures = new TreeMap<>();
        Map<String, Integer> modelCalls = new TreeMap<>();
        for (String line : Files.readAllLines(run.resolve("per_question_results.jsonl"))) {
            JsonNode result = JSON.readTree(line);
            String system = result.path("system").asText();
            answers.put(system, result.path("answer").asText());
            failures.put(system, result.path("failure_type").asText());
            for (JsonNode step : result.path("steps")) {
                boolean model =
                        List.of("llm", "generate").contains(step.path("kind").asText());
                modelCalls.merge(system, model ? 1 : 0, Integer::sum);
            }
        }
        assertThat(answers)
                .containsEntry("pipeline_rag", "A refund takes 5 to 10 business days [refund-timing].")
                .containsEntry("agent_search", "A refund takes 5 to 10 business days [refund-timing].")
                .containsEntry("sourceless", "A refund takes 5 to 10 business days.")
                .containsEntry("vetoing", "The documents do not cover this topic.");
        assertThat(failures)
                .containsEntry("pipeline_rag", "no_failure")
                .containsEntry("vetoing", "classifier_veto")
                .containsEntry("agent_search", "no_failure")
                .containsEntry("skipping", "silent_skip")
                .containsEntry("sourceless", "lost_source")
                .containsEntry("with_artifact", "lost_source");
        assertThat(modelCalls).containsEntry("pipeline_rag", 2).containsEntry("agent_search", 2);
        assertThat(Files.readString(run.resolve("failures.csv")))
                .contains(
                        "classifier_veto,silent_skip,",
                        "\nvetoing,all,1,0,0,0,0,0,1,0,",
                        "\nskipping,all,1,0,0,0,0,0,0,1,");
    }

    @Test
    void theBundledComparisonRunsOfflineAndSaysWhichToolWasChosen() throws IOException {
        Typed run = Typed.mudlark("run", "../configs/who-decides.yaml", "--mock", "--out", folder.resolve("mock"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("pipeline_rag", "agent_without_sources");
        assertThat(Files.readAllLines(folder.resolve("mock/tool_routing.csv")))
                .containsExactly(
                        "system,expected_tool,chosen_tool,outcome,questions",
                        "agent_search,none,search,needless_call,4",
                        "agent_search,search,search,right,8",
                        "agent_without_sources,none,search,needless_call,4",
                        "agent_without_sources,search,search,right,8");
        assertThat(Files.readString(folder.resolve("mock/report.html")))
                .contains("Which tool was called first?", "of 12: 8 right, 4 needless calls");
        assertThat(Files.readString(folder.resolve("mock/metrics_summary.csv"))).contains("routing_accuracy");
    }
}
