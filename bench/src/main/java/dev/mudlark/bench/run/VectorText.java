package dev.mudlark.bench.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.documents.Embedding;
import dev.mudlark.models.LlmException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** Vectors as text: a JSON list for each text, each vector the Base64 of its 32-bit floats, high byte first. */
final class VectorText {

    private VectorText() {}

    static String write(List<Embedding> embeddings) {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        for (Embedding embedding : embeddings) {
            ArrayNode one = all.addArray();
            embedding.vectors().forEach(vector -> one.add(text(vector)));
        }
        return all.toString();
    }

    /** @throws LlmException when it is no such text, or of another number of texts */
    static List<Embedding> read(String text, int count) {
        try {
            JsonNode all = JsonMapper.builder().build().readTree(text);
            List<Embedding> embeddings = new ArrayList<>();
            for (JsonNode one : all) {
                List<float[]> vectors = new ArrayList<>();
                one.forEach(vector -> vectors.add(vector(vector.asText())));
                embeddings.add(new Embedding(vectors));
            }
            if (embeddings.size() == count) {
                return embeddings;
            }
            throw unreadable("it has " + embeddings.size() + " embeddings for " + count + " texts");
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw unreadable("it holds no vectors");
        }
    }

    private static LlmException unreadable(String why) {
        return new LlmException(LlmException.Kind.UNREADABLE, "the recorded embedding cannot be read: " + why);
    }

    private static String text(float[] vector) {
        ByteBuffer bytes = ByteBuffer.allocate(vector.length * Float.BYTES);
        bytes.asFloatBuffer().put(vector);
        return Base64.getEncoder().encodeToString(bytes.array());
    }

    private static float[] vector(String text) {
        ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(text));
        float[] vector = new float[bytes.remaining() / Float.BYTES];
        bytes.asFloatBuffer().get(vector);
        return vector;
    }
}
