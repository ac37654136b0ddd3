package dev.mudlark.models;

/**
 * What one provider must get back verbatim, such as signed thoughts. Opaque: other providers ignore it.
 *
 * @param provider the provider that wrote it
 * @param model the model that wrote it
 * @param json the state as JSON text
 */
public record ProviderState(String provider, String model, String json) {}
