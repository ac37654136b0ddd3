package dev.mudlark.providers.http;

import dev.mudlark.models.Endpoint;
import dev.mudlark.models.Llm;
import dev.mudlark.models.ModelProvider;
import dev.mudlark.models.ModelRef;
import dev.mudlark.providers.wire.Dialect;

/** Opens models that are reached over HTTP. Models of one provider share its limits. */
public class HttpProvider implements ModelProvider {

    private final Endpoint endpoint;
    private final Format format;
    private final Surroundings surroundings;
    private final Connection connection;
    private final Dialect dialect;

    /** The provider at its own address. */
    protected HttpProvider(Format format) {
        this(Endpoint.usual(format.api()), format, Surroundings.real());
    }

    /**
     * A provider at an endpoint.
     *
     * @throws dev.mudlark.models.LlmException when the endpoint's certificates cannot be read
     */
    public HttpProvider(Endpoint endpoint, Format format, Surroundings surroundings) {
        this.endpoint = endpoint;
        this.format = format;
        this.surroundings = surroundings;
        this.connection = new Connection(endpoint, format, surroundings);
        this.dialect = format.dialect().apply(endpoint);
    }

    @Override
    public String name() {
        return endpoint.name();
    }

    @Override
    public Llm open(ModelRef ref) {
        connection.checkProxy();
        return new HttpLlm(connection, dialect, ref.name(), connection.key(ref.toString()));
    }

    /** The name of the wire format that is spoken here. */
    public String api() {
        return format.api();
    }

    /** Embedding models of this provider; they share its limits with the models that answer. */
    public HttpEmbeddings embeddings() {
        return new HttpEmbeddings(connection);
    }

    @Override
    public ModelProvider at(Endpoint other) {
        return new HttpProvider(other, format, surroundings);
    }
}
