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
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An embedding model behind an endpoint: recorded, repeated, priced, limited. */
@Timeout(120)
class RemoteEmbeddingRunTest {

    private static final int TOKENS = 100;

    @TempDir
    Path folder;

    private HttpServer server;
    private TinyCollection tiny;
    private final AtomicInteger embedded = new AtomicInteger();
    private final AtomicInteger under = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();

    @BeforeEach
    void startTheServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/v1", exchange -> {
            most.accumulateAndGet(under.incrementAndGet(), Math::max);
            String asked = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            byte[] reply = (exchange.getRequestURI().getPath().endsWith("/embeddings") ? vectors(asked) : answer())
                    .getBytes(StandardCharsets.UTF_8);
            under.decrementAndGet();
            exchange.sendResponseHeaders(200, reply.length);
            exchange.getResponseBody().write(reply);
            exchange.close();
        });
        server.start();
        tiny = TinyCollection.in(folder);
    }

    @AfterEach
    void stopTheServer() {
        server.stop(0);
    }

    private static String answer() {
        return "{\"id\":\"r\",\"object\":\"chat.completion\",\"model\":\"m\",\"choices\":[{\"index\":0,\"message\":"
                + "{\"role\":\"assistant\",\"content\":\"It is 14 days.\"},\"finish_reason\":\"stop\"}],"
                + "\"usage\":{\"prompt_tokens\":10,\"completion_tokens\":5}}";
    }

    /** A vector for each text. */
    private String vectors(String asked) {
        embedded.incrementAndGet();
        int count = 1;
        int from = asked.indexOf("\"input\"");
        for (int i = asked.indexOf("\",\"", from); i > 0; i = asked.indexOf("\",\"", i + 1)) {
            count++;
        }
        StringBuilder data = new StringBuilder();
        for (int i = 0; i < count; i++) {
            data.append(i == 0 ? "" : ",")
                    .append("{\"index\":" + i + ",\"embedding\":[1," + asked.hashCode() % 7 + "," + i + "]}");
        }
        return "{\"data\":[" + data + "],\"usage\":{\"prompt_tokens\":" + TOKENS + "}}";
    }

    private void config(String evaluation, String pricing, String more) {
        // The port changes with every test, so that no vector of another one is found again.
        tiny.config("data: {docs: docs, questions: questions.jsonl}\n" + "evaluation: {" + evaluation + "}\n"
                + "models: {generator: box/m, embedding: box/e, about: {box/m: {supports_tools: true}}}\n" + pricing
                + "providers:\n  box: {api: openai, base_url: 'http://127.0.0.1:"
                + server.getAddress().getPort() + "/v1', max_retries: 0" + more + "}\n"
                + "systems: [{type: vector}, {type: hybrid}, {type: agent_search, retriever: vector, tools: []},"
                + " {type: bm25}]\n");
    }

    private static String priced() {
        return "pricing: {box/m: {input_per_million: 1, output_per_million: 1},"
                + " box/e: {input_per_million: 1000, output_per_million: 0}}\n";
    }

    private String[] column(Path run, String name) throws IOException {
        List<String> lines = Files.readAllLines(run.resolve("metrics_summary.csv"));
        int at = List.of(lines.getFirst().split(",")).indexOf(name);
        return lines.stream()
                .skip(1)
                .filter(line -> line.contains(",all,"))
                .map(line -> line.split(",", -1)[at])
                .toArray(String[]::new);
    }

    @Test
    void whatIsRecordedReplaysByteForByteWithoutAServerAndAMissFails() throws IOException {
        config("k: [1]", priced(), "");
        Path run = tiny.out("a");
        Path calls = folder.resolve("calls");
        Typed first = Typed.mudlark("run", tiny.config(), "--record", calls, "--out", run, "--max-workers", 4, "--yes");
        assertThat(first.code()).as(first.err()).isZero();
        int asked = embedded.get();
        assertThat(asked)
                .as("passages, and a query of each question and system")
                .isGreaterThan(5);
        server.stop(0);
        for (int workers : List.of(1, 4)) {
            Path again = tiny.out("b" + workers);
            Typed second = Typed.mudlark(
                    "run", tiny.config(), "--replay", calls, "--out", again, "--max-workers", workers, "--yes");
            assertThat(second.code()).as(second.err()).isZero();
            for (String file : List.of("transcripts.jsonl", "per_question_results.jsonl", "metrics_summary.csv")) {
                assertThat(again.resolve(file)).hasSameBinaryContentAs(run.resolve(file));
            }
        }
        Files.writeString(folder.resolve("docs/more.md"), "# More\nA document that was not there.\n");
        Typed other = Typed.mudlark("run", tiny.config(), "--replay", calls, "--out", tiny.out("c"), "--yes");
        assertThat(other.code()).isNotZero();
        assertThat(other.err()).contains("embedding model: ").contains("not recorded");
        assertThat(embedded).hasValue(asked);
    }

    @Test
    void theCostOfQueriesIsAStageOfItsOwnAndThatOfPassagesIngestion() throws IOException {
        config("k: [1]", priced(), "");
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"), "--max-workers", "1", "--yes");
        assertThat(typed.code()).as(typed.err()).isZero();
        String[] embedding = column(tiny.out("a"), "embedding_cost_per_question");
        assertThat(embedding[0]).as("100 tokens at 1,000 USD a million").startsWith("0.1");
        assertThat(embedding[1]).startsWith("0.1");
        assertThat(Double.parseDouble(embedding[3])).isZero();
        for (int system = 0; system < 4; system++) {
            double sum = 0;
            for (String stage : List.of("retrieval", "turns", "tools", "generation", "embedding")) {
                sum += Double.parseDouble(column(tiny.out("a"), stage + "_cost_per_question")[system]);
            }
            assertThat(sum)
                    .isCloseTo(
                            Double.parseDouble(column(tiny.out("a"), "cost_per_question")[system]),
                            Offset.offset(1e-9));
        }
        assertThat(Files.readString(tiny.out("a").resolve("transcripts.jsonl")))
                .as("the passages, and one text to see how long a vector is")
                .contains("\"ingestion_cost_nano_usd\":200000000");
    }

    @Test
    void withoutAPriceNoCostIsKnownAndALimitIsRefused() throws IOException {
        String half = "pricing: {box/m: {input_per_million: 1, output_per_million: 1}}\n";
        config("k: [1]", half, "");
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"), "--yes");
        assertThat(typed.code()).as(typed.err()).isZero();
        assertThat(column(tiny.out("a"), "cost_per_question")[0]).isEmpty();
        assertThat(column(tiny.out("a"), "n_unpriced")[0]).isNotEqualTo("0");
        assertThat(Typed.mudlark("estimate", tiny.config()).out()).contains("(embedding)", "unpriced");
        config("max_cost_usd: 1", half, "");
        assertThat(Typed.mudlark("run", tiny.config(), "--out", tiny.out("b")).err())
                .contains("evaluation.max_cost_usd: the price of box:e is not known");
    }

    @Test
    void embeddingIsPaidFromTheMoneyOfTheRunAndPartOfItsEstimate() throws IOException {
        config("max_cost_usd: 0.35", priced(), "");
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"), "--max-workers", "1", "--yes");
        assertThat(typed.code()).isNotZero();
        assertThat(typed.err()).contains("evaluation.max_cost_usd 0.35 is reached");
        assertThat(embedded).hasValueBetween(1, 4);
        assertThat(Typed.mudlark("estimate", tiny.config()).out()).contains("(embedding)", "box:e");
    }

    @Test
    void theLimitsOfAnEndpointHoldForAnswersAndEmbeddingsTogether() throws IOException {
        config("k: [1]", priced(), ", max_concurrent: 1");
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"), "--max-workers", "8", "--yes");
        assertThat(typed.code()).as(typed.err()).isZero();
        assertThat(most).hasValue(1);
    }
}
