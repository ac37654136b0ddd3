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

    /** What a model costs, or {@link Price#UNKNOWN}. */
    default Price price(ModelRef ref) {
        return Price.UNKNOWN;
    }
}
