package dev.mudlark.embeddings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.model.embedding.onnx.OnnxEmbeddingModel;
import dev.mudlark.documents.Embedder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PeerTest {
    @TempDir
    Path folder;

    @Test
    void vectorsAreThoseOfAnotherImplementationOverTheSameWeights() throws IOException {
        List<String> texts = List.of(
                "How do I reset my password?",
                "Crème brûlée costs 4,50 € — naïvely",
                "東京タワーは高い。",
                Shared.prose(new Random(3), 150));
        try (Embedder embedder = Shared.open()) {
            List<float[]> ours = embedder.embed(texts).stream()
                    .map(embedding -> embedding.vectors().getFirst())
                    .toList();
            OnnxEmbeddingModel peer = Peer.open(folder);
            for (int i = 0; i < texts.size(); i++) {
                float[] theirs =
                        peer.embed(TextSegment.from(texts.get(i))).content().vector();
                assertThat(Shared.cosine(ours.get(i), theirs)).as(texts.get(i)).isCloseTo(1.0, within(1e-5));
            }
        }
    }
}
