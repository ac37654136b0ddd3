package dev.mudlark.providers;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderProvider;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.ModelProvider;
import dev.mudlark.models.ModelRef;
import dev.mudlark.providers.http.HttpEmbeddings;
import dev.mudlark.providers.http.HttpProvider;
import dev.mudlark.providers.http.Surroundings;
import dev.mudlark.providers.openai.OpenAiProvider;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * Embedding models behind {@code POST /embeddings} in OpenAI's format: {@code openai:text-embedding-3-small}, or
 * {@code ENDPOINT/NAME} at a server of one's own.
 */
public final class RemoteEmbeddings implements EmbedderProvider {

    private final ModelRef ref;
    private final HttpEmbeddings embeddings;
    private final LongConsumer tokens;

    private RemoteEmbeddings(ModelRef ref, HttpEmbeddings embeddings, LongConsumer tokens) {
        this.ref = ref;
        this.embeddings = embeddings;
        this.tokens = tokens;
    }

    /**
     * The model of a reference. Nothing is asked before the first text.
     *
     * @param endpoints those of one's own; one named {@code openai} stands in the place of OpenAI's
     * @param tokens hears after each request how many tokens it took, where the server says so; from any thread
     * @throws LlmException when the reference names no provider or endpoint that speaks OpenAI's format
     */
    public static RemoteEmbeddings of(ModelRef ref, List<Endpoint> endpoints, LongConsumer tokens) {
        return of(ref, endpoints, tokens, Surroundings.real());
    }

    /**
     * The model of a reference, asked by way of its provider and within the limits of that, shared with the models that
     * answer there.
     *
     * @param provider who is asked
     * @param tokens hears after each request how many tokens it took, where the server says so; from the thread that embeds
     * @throws LlmException when the provider does not speak OpenAI's format
     */
    public static RemoteEmbeddings of(ModelRef ref, ModelProvider provider, LongConsumer tokens) {
        if (provider instanceof HttpProvider http && http.api().equals(OpenAiProvider.FORMAT.api())) {
            return new RemoteEmbeddings(ref, http.embeddings(), tokens);
        }
        throw none(ref);
    }

    private static LlmException none(ModelRef ref) {
        return new LlmException("embedding model '" + ref
                + "': only 'openai' and endpoints under providers: that speak its format have embeddings");
    }

    static RemoteEmbeddings of(ModelRef ref, List<Endpoint> endpoints, LongConsumer tokens, Surroundings surroundings) {
        Endpoint endpoint = endpoints.stream()
                .filter(one -> one.name().equals(ref.provider()))
                .findFirst()
                .orElseGet(() -> Endpoint.usual(ref.provider()));
        if (!endpoint.api().equals(OpenAiProvider.FORMAT.api())) {
            throw none(ref);
        }
        return new RemoteEmbeddings(ref, new HttpEmbeddings(endpoint, OpenAiProvider.FORMAT, surroundings), tokens);
    }

    @Override
    public String name() {
        return ref.toString();
    }

    /** Opens the model; a missing key is told here. The folder is not used. */
    @Override
    public Embedder open(Path cache, Consumer<String> notices) {
        return embeddings.open(ref, tokens);
    }
}
