package dev.mudlark.models;

/** Opens models of one provider. Found by {@link java.util.ServiceLoader}. */
public interface ModelProvider {

    /** The provider part of a {@link ModelRef}. */
    String name();

    /**
     * Opens a model.
     *
     * @throws LlmException when this provider has no such model or lacks a key
     */
    Llm open(ModelRef ref);

    /**
     * The same wire format at another address or with other limits.
     *
     * @return a provider whose name is the endpoint's
     * @throws LlmException when this provider has no endpoint, or this one cannot be used
     */
    default ModelProvider at(Endpoint endpoint) {
        throw new LlmException("providers: " + endpoint.name() + ": '" + name() + "' has no endpoint to set");
    }

    /** What a model costs, or {@link Price#UNKNOWN}. */
    default Price price(ModelRef ref) {
        return Price.UNKNOWN;
    }
}
