package dev.mudlark.providers.http;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.providers.wire.FaultInReplyException;
import dev.mudlark.providers.wire.UnreadableReplyException;
import dev.mudlark.providers.wire.WireFault;
import dev.mudlark.providers.wire.WireJson;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;

/**
 * A reply to {@code /embeddings}.
 *
 * @param vectors of length 1, in the order of the texts
 * @param tokens what the texts took; empty when the server does not say
 */
record EmbeddingReply(List<float[]> vectors, OptionalLong tokens) {

    private static final int SERVER_ERROR = 500;

    /**
     * Reads {@code data} by the index of each entry, or in its order where none has one.
     *
     * @throws UnreadableReplyException when a vector is missing, twice, of another length, or no direction
     */
    static EmbeddingReply read(JsonNode body, int count) {
        if (body.path("error").isObject() || body.path("error").isTextual()) {
            throw new FaultInReplyException(body.path("error").path("code").asInt(SERVER_ERROR), WireFault.read(body));
        }
        JsonNode data = body.path("data");
        if (!data.isArray() || data.size() != count) {
            throw new UnreadableReplyException("it has " + data.size() + " vectors for " + count + " texts");
        }
        float[][] vectors = new float[count][];
        for (int i = 0; i < count; i++) {
            JsonNode index = data.get(i).path("index");
            int at = index.isMissingNode() ? i : index.asInt(-1);
            if (at < 0 || at >= count || vectors[at] != null) {
                throw new UnreadableReplyException("the index " + index + " of a vector is wrong or stands twice");
            }
            vectors[at] = vector(data.get(i).path("embedding"));
        }
        if (Arrays.stream(vectors).mapToInt(vector -> vector.length).distinct().count() > 1) {
            throw new UnreadableReplyException("its vectors differ in length");
        }
        return new EmbeddingReply(
                List.of(vectors), WireJson.tokens(body.path("usage").path("prompt_tokens")));
    }

    private static float[] vector(JsonNode numbers) {
        double[] raw = new double[numbers.size()];
        double square = 0;
        for (int i = 0; i < raw.length; i++) {
            if (!numbers.get(i).isNumber()) {
                throw new UnreadableReplyException("a vector holds something that is no number");
            }
            raw[i] = numbers.get(i).doubleValue();
            square += raw[i] * raw[i];
        }
        if (!(square > 0) || Double.isInfinite(square)) {
            throw new UnreadableReplyException("a vector is empty, zero or without bounds");
        }
        float[] vector = new float[raw.length];
        double length = Math.sqrt(square);
        for (int i = 0; i < raw.length; i++) {
            vector[i] = (float) (raw[i] / length);
        }
        return vector;
    }
}
