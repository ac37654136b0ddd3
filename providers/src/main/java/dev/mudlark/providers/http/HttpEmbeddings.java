package dev.mudlark.providers.http;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderException;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.ModelRef;
import java.util.function.LongConsumer;

/** Opens embedding models of an endpoint. */
public final class HttpEmbeddings {

    private final Connection connection;

    HttpEmbeddings(Connection connection) {
        this.connection = connection;
    }

    /** @throws LlmException when the endpoint's certificates cannot be read */
    public HttpEmbeddings(Endpoint endpoint, Format format, Surroundings surroundings) {
        this.connection = new Connection(endpoint, format, surroundings);
    }

    /**
     * The model of a reference.
     *
     * @param tokens hears how many tokens each request took
     * @throws EmbedderException when its key is missing
     */
    public Embedder open(ModelRef ref, LongConsumer tokens) {
        try {
            return new HttpEmbedder(connection, ref.name(), connection.key(ref.toString()), tokens);
        } catch (LlmException e) {
            throw new EmbedderException(String.valueOf(e.getMessage()), e);
        }
    }
}
