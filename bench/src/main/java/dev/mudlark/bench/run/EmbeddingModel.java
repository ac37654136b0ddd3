package dev.mudlark.bench.run;

import dev.mudlark.bench.config.ModelSettings;
import dev.mudlark.bench.config.Written;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.documents.EmbedderProvider;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.ModelCatalogue;
import dev.mudlark.models.ModelProvider;
import dev.mudlark.models.ModelRef;
import dev.mudlark.providers.RemoteEmbeddings;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Which model embeds passages and queries: the local one, or one behind an endpoint.
 *
 * @param local the local one, if it is there and no other is meant
 * @param remote the one behind an endpoint, if that is meant
 */
record EmbeddingModel(Optional<EmbedderProvider> local, Optional<RemoteModel> remote) {

    /**
     * The model that a config names. Nothing is asked.
     *
     * @param mock true when nothing may need a network; then the local one embeds
     * @param endpoints who can be asked
     * @param problems takes the fault of a reference that has no embeddings
     */
    static EmbeddingModel of(ModelSettings settings, boolean mock, Endpoints endpoints, Problems problems) {
        Optional<EmbedderProvider> local =
                ServiceLoader.load(EmbedderProvider.class).findFirst();
        Written<ModelRef> named = settings.embedding();
        boolean isLocal = named.value().map(ModelRef::toString).equals(local.map(EmbedderProvider::name));
        if (mock || isLocal || named.value().isEmpty()) {
            return new EmbeddingModel(local, Optional.empty());
        }
        try {
            return new EmbeddingModel(
                    Optional.empty(), Optional.of(remote(named.value().get(), settings, endpoints)));
        } catch (LlmException e) {
            if (settings.providersClear()
                    && !endpoints.isUnclear(named.value().get().provider())) {
                problems.add(named.where(), "models.embedding: " + e.getMessage());
            }
            return new EmbeddingModel(local, Optional.empty());
        }
    }

    private static RemoteModel remote(ModelRef ref, ModelSettings settings, Endpoints endpoints) {
        ModelProvider provider = endpoints.models().provider(ref);
        RemoteEmbeddings.of(ref, provider, tokens -> {});
        return new RemoteModel(endpoints.card(ref, ModelCatalogue.bundled().with(settings.known())), provider);
    }

    /** Either, to be tried by itself: neither recorded nor paid from the money of a run. */
    Optional<EmbedderProvider> alone() {
        return remote.<EmbedderProvider>map(model -> RemoteEmbeddings.of(model.ref(), model.provider(), tokens -> {}))
                .or(() -> local);
    }

    boolean isPresent() {
        return local.isPresent() || remote.isPresent();
    }
}
