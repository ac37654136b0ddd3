package dev.mudlark.providers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderException;
import dev.mudlark.documents.Embedding;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.EndpointLimits;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.ModelRef;
import dev.mudlark.providers.contract.StubServer;
import dev.mudlark.providers.contract.StubServer.Answer;
import dev.mudlark.providers.http.Surroundings;
import dev.mudlark.providers.wire.WireJson;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Vectors come back to the texts that they belong to. */
@Timeout(60)
class RemoteEmbeddingsTest {

    private static final String KEY = "canary-key-7f3a";

    private final StubServer server = new StubServer();
    private final List<Duration> waits = new ArrayList<>();
    private final AtomicLong tokens = new AtomicLong();

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void vectorsGoToTheirTextsByIndexAndHaveLengthOne() {
        server.then(Answer.json(200, reply("{\"index\":1,\"embedding\":[0,2]}", "{\"index\":0,\"embedding\":[3,4]}")));
        List<Embedding> embeddings = embedder().embed(List.of("a", "b"));
        assertThat(embeddings.get(0).vectors()).containsExactly(new float[] {0.6f, 0.8f});
        assertThat(embeddings.get(1).vectors()).containsExactly(new float[] {0, 1});
        assertThat(tokens).hasValue(7);
        assertThat(server.asked().getFirst().path()).isEqualTo("/embeddings");
        assertThat(server.asked().getFirst().header("Authorization")).isEqualTo("Bearer " + KEY);
        assertThat(server.lastBody())
                .isEqualTo(
                        WireJson.read("{\"model\":\"embed-1\",\"encoding_format\":\"float\",\"input\":[\"a\",\"b\"]}"));
    }

    @Test
    void oneTextIsSentOnceAndABlankOneNever() {
        server.then(Answer.json(200, reply("{\"embedding\":[1,0]}")));
        List<Embedding> embeddings = embedder().embed(List.of("a", " ", "a"));
        assertThat(server.lastBody().path("input")).hasSize(1);
        assertThat(embeddings.get(1).vectors()).containsExactly(new float[] {0, 0});
        assertThat(embeddings.get(2).vectors()).containsExactly(new float[] {1, 0});
    }

    @Test
    void manyTextsGoInBatches() {
        server.then(Answer.json(200, vectors(128))).then(Answer.json(200, vectors(2)));
        List<String> texts = IntStream.range(0, 130).mapToObj(i -> "text " + i).toList();
        assertThat(embedder().embed(texts)).hasSize(130);
        assertThat(server.asked())
                .extracting(asked -> asked.body().path("input").size())
                .containsExactly(128, 2);
    }

    @Test
    void aLongTextIsSplitAtWhiteSpaceAndNeverCut() {
        server.then(Answer.json(200, vectors(2)));
        Embedding embedding = embedder(OptionalLong.of(10))
                .embed(List.of("eight ch and more"))
                .getFirst();
        assertThat(embedding.vectors()).hasSize(2);
        assertThat(server.lastBody().path("input").toString()).isEqualTo("[\"eight ch\",\"and more\"]");
    }

    @Test
    void dimensionsAreAskedForOnceAndMustStayTheSame() {
        server.then(Answer.json(200, reply("{\"embedding\":[1,0,0]}")))
                .then(Answer.json(200, reply("{\"embedding\":[1,0]}")));
        Embedder embedder = embedder();
        assertThat(embedder.dimensions()).isEqualTo(3);
        assertThat(embedder.dimensions()).isEqualTo(3);
        assertThat(server.asked()).hasSize(1);
        assertThatThrownBy(() -> embedder.embed(List.of("a")))
                .isInstanceOf(EmbedderException.class)
                .hasMessageContaining("its vectors have 2 numbers, those before had 3");
    }

    @Test
    void aBusyServerIsAskedAgainAndAWrongKeyIsNot() {
        server.then(Answer.failure(429, "{}", Map.of("Retry-After", "2")))
                .then(Answer.json(200, reply("{\"embedding\":[1,0]}")))
                .then(Answer.failure(401, "{\"error\":{\"message\":\"bad key " + KEY + "\"}}", Map.of()));
        assertThat(embedder().embed(List.of("a"))).hasSize(1);
        assertThat(waits).containsExactly(Duration.ofSeconds(2));
        assertThatThrownBy(() -> embedder().embed(List.of("b")))
                .isInstanceOf(EmbedderException.class)
                .hasMessageContaining("stub:embed-1: the key was refused (401): bad key ***")
                .hasMessageNotContaining(KEY);
    }

    @Test
    void whatIsNoVectorForEachTextIsRefused() {
        for (String body : List.of(
                "{}",
                "<html>",
                reply(),
                reply("{\"embedding\":[]}"),
                reply("{\"embedding\":[0,0]}"),
                reply("{\"embedding\":[\"x\"]}"),
                reply("{\"index\":5,\"embedding\":[1]}"),
                reply("{\"embedding\":[1]}", "{\"embedding\":[1]}"))) {
            server.then(Answer.json(200, body));
            assertThatThrownBy(() -> embedder().embed(List.of("a")))
                    .as(body)
                    .isInstanceOf(EmbedderException.class)
                    .hasMessageContaining("the reply cannot be read");
        }
    }

    @Test
    void aProviderWithoutEmbeddingsIsTold() {
        assertThatThrownBy(() -> RemoteEmbeddings.of(ModelRef.parse("anthropic:x"), List.of(), used -> {}))
                .isInstanceOf(LlmException.class)
                .hasMessageContaining("embedding model 'anthropic:x'");
    }

    private Embedder embedder() {
        return embedder(OptionalLong.empty());
    }

    private Embedder embedder(OptionalLong contextTokens) {
        Endpoint endpoint = new Endpoint(
                "stub",
                "openai",
                Optional.of(server.address()),
                Optional.of("STUB_KEY"),
                Optional.empty(),
                contextTokens,
                EndpointLimits.DEFAULT);
        Surroundings surroundings = Surroundings.real()
                .withEnvironment(name -> name.equals("STUB_KEY") ? KEY : null)
                .withWaiter((time, deadline) -> waits.add(time));
        return RemoteEmbeddings.of(ModelRef.parse("stub/embed-1"), List.of(endpoint), tokens::addAndGet, surroundings)
                .open(Path.of("unused"), notice -> {});
    }

    private static String vectors(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "{\"index\":" + i + ",\"embedding\":[1,0]}")
                .collect(Collectors.joining(",", "{\"data\":[", "]}"));
    }

    private static String reply(String... data) {
        return "{\"data\":[" + String.join(",", data) + "],\"usage\":{\"prompt_tokens\":7,\"total_tokens\":7}}";
    }
}
