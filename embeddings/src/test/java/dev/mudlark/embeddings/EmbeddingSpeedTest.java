package dev.mudlark.embeddings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.model.embedding.onnx.OnnxEmbeddingModel;
import dev.mudlark.documents.Embedder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Chunks and queries against LangChain4j over the same weights, side by side; the best of some rounds counts. */
@Tag("benchmark")
class EmbeddingSpeedTest {
    private static final int ROUNDS = 4;
    private static final int CHUNKS = 40;
    private static final int QUERIES = 101;

    /** As fast as the peer, with room for a machine that does other things too. */
    private static final double WANTED = 0.7;

    /** The peer puts two threads on a query, which is faster only while both cores have nothing else to do. */
    private static final double WANTED_QUERY = 0.5;

    @TempDir
    Path folder;

    @Test
    void chunksAndQueriesAreEmbeddedAsFastAsByThePeer() throws IOException {
        Random random = new Random(20261130);
        List<String> chunks = IntStream.range(0, CHUNKS)
                .mapToObj(i -> Shared.prose(random, 160))
                .toList();
        List<String> queries = IntStream.range(0, QUERIES)
                .mapToObj(i -> Shared.prose(random, 9))
                .toList();
        try (Embedder ours = Shared.open()) {
            ours.embed(List.of("warm"));
            OnnxEmbeddingModel peer = Peer.open(folder);
            List<TextSegment> segments = chunks.stream().map(TextSegment::from).toList();
            double ourChunks = Double.MAX_VALUE;
            double peersChunks = Double.MAX_VALUE;
            for (int round = 0; round < ROUNDS; round++) {
                ourChunks = Math.min(ourChunks, millis(() -> ours.embed(chunks)));
                peersChunks = Math.min(peersChunks, millis(() -> peer.embedAll(segments)));
            }
            double ourQuery = median(queries, query -> ours.embed(List.of(query)));
            double peersQuery = median(queries, query -> peer.embed(query));
            System.out.printf(
                    Locale.ROOT,
                    "embedding: %.0f chunks/s of 160 words, LangChain4j %.0f, speed ratio %.2f%n"
                            + "embedding: query p50 %.2f ms, LangChain4j %.2f, speed ratio %.2f%n",
                    CHUNKS * 1000 / ourChunks,
                    CHUNKS * 1000 / peersChunks,
                    peersChunks / ourChunks,
                    ourQuery,
                    peersQuery,
                    peersQuery / ourQuery);
            assertThat(peersChunks / ourChunks).isGreaterThanOrEqualTo(WANTED);
            assertThat(peersQuery / ourQuery).isGreaterThanOrEqualTo(WANTED_QUERY);
        }
    }

    private interface Query {
        void run(String text);
    }

    private static double median(List<String> queries, Query query) {
        double[] millis = queries.stream()
                .mapToDouble(text -> millis(() -> query.run(text)))
                .sorted()
                .toArray();
        return millis[millis.length / 2];
    }

    private static double millis(Runnable work) {
        long start = System.nanoTime();
        work.run();
        return (System.nanoTime() - start) / 1e6;
    }
}
