package dev.mudlark.models;

import dev.mudlark.context.DidYouMean;
import java.util.Collections;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
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

    /**
     * Looks for providers and adds endpoints of one's own. An endpoint with a provider's name stands in its place.
     *
     * @throws LlmException when an endpoint speaks a format that no provider has, or cannot be used
     */
    public static Models discover(List<Endpoint> endpoints) {
        return discover().with(endpoints);
    }

    /** These and endpoints of one's own, as {@link #discover(List)} says. */
    public Models with(List<Endpoint> endpoints) {
        Models more = new Models(providers.values());
        for (Endpoint endpoint : endpoints) {
            ModelProvider format = providers.get(endpoint.api());
            if (format == null) {
                throw new LlmException("providers: " + endpoint.name() + ": no wire format '" + endpoint.api()
                        + "'; there is " + String.join(", ", providers.keySet())
                        + DidYouMean.hint(endpoint.api(), providers.keySet()));
            }
            more.providers.put(endpoint.name(), format.at(endpoint));
        }
        return more;
    }

    /** Opens the model of {@code ref}.
     *
     * @throws LlmException when there is no such provider, or it cannot open the model
     */
    public Llm open(ModelRef ref) {
        return provider(ref).open(ref);
    }

    /** The names of the providers and endpoints, sorted. */
    public Set<String> names() {
        return Collections.unmodifiableSet(providers.keySet());
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
