package dev.mudlark.models;

import dev.mudlark.context.DidYouMean;
import java.util.List;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The providers that are on the class path. */
public final class Models {

    private final TreeMap<String, ModelProvider> providers = new TreeMap<>();

    private Models(Iterable<ModelProvider> found) {
        found.forEach(provider -> providers.put(provider.name(), provider));
    }

    /** Looks for providers with {@link ServiceLoader}. */
    public static Models discover() {
        return new Models(ServiceLoader.load(ModelProvider.class));
    }

    /** These providers and no others, for tests and embedding. */
    public static Models of(ModelProvider... providers) {
        return new Models(List.of(providers));
    }

    /** The provider of {@code ref}.
     *
     * @throws LlmException when there is none of that name
     */
    public ModelProvider provider(ModelRef ref) {
        ModelProvider provider = providers.get(ref.provider());
        if (provider == null) {
            throw new LlmException("model '" + ref + "': no provider '" + ref.provider() + "'; there is "
                    + String.join(", ", providers.keySet()) + DidYouMean.hint(ref.provider(), providers.keySet()));
        }
        return provider;
    }
}
