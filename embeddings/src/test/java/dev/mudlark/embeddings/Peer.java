package dev.mudlark.embeddings;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.langchain4j.model.embedding.onnx.OnnxEmbeddingModel;
import dev.langchain4j.model.embedding.onnx.PoolingMode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** LangChain4j's own way to the same weights, with the published tokenizer set to our limit. */
final class Peer {
    private Peer() {}

    /** @param folder gets the tokenizer's file */
    static OnnxEmbeddingModel open(Path folder) throws IOException {
        Resource weights = new Resource("all-minilm-l6-v2-q.onnx");
        Path unpacked = new UnpackedFiles(Shared.CACHE, notice -> {})
                .folder("all-minilm-l6-v2-q-" + Versions.read().weights(), List.of(weights));
        ObjectMapper json = new ObjectMapper();
        Path tokenizer = folder.resolve("tokenizer.json");
        try (InputStream in = Shared.TOKENIZER.open()) {
            ObjectNode settings = (ObjectNode) json.readTree(in);
            settings.withObject("/truncation").put("max_length", 256);
            settings.putNull("padding");
            Files.write(tokenizer, json.writeValueAsBytes(settings));
        }
        return new OnnxEmbeddingModel(unpacked.resolve(weights.fileName()), tokenizer, PoolingMode.MEAN);
    }
}
