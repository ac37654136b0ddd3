package dev.mudlark.bench.run;

import dev.mudlark.bench.config.ModelSettings;
import dev.mudlark.bench.config.ProviderEntry;
import dev.mudlark.bench.config.Written;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.documents.EmbedderProvider;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.ModelRef;
import dev.mudlark.providers.RemoteEmbeddings;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** Which model embeds passages and queries: the local one, or one behind an endpoint. */
final class EmbeddingModel {

    private EmbeddingModel() {}

    /**
     * The model that a config names. Nothing is asked.
     *
     * @param mock true when nothing may need a network; then the local one embeds
     * @param problems takes the fault of a reference that has no embeddings
     * @return empty when the local one is meant and is not there
     */
    static Optional<EmbedderProvider> of(ModelSettings settings, boolean mock, Problems problems) {
        Optional<EmbedderProvider> local =
                ServiceLoader.load(EmbedderProvider.class).findFirst();
        Written<ModelRef> named = settings.embedding();
        boolean isLocal = named.value().map(ModelRef::toString).equals(local.map(EmbedderProvider::name));
        if (mock || isLocal || named.value().isEmpty()) {
            return local;
        }
        List<Endpoint> endpoints =
                settings.providers().stream().map(ProviderEntry::endpoint).toList();
        try {
            return Optional.of(RemoteEmbeddings.of(named.value().get(), endpoints, tokens -> {}));
        } catch (LlmException e) {
            if (settings.providersClear()) {
                problems.add(named.where(), "models.embedding: " + e.getMessage());
            }
            return local;
        }
    }
}
