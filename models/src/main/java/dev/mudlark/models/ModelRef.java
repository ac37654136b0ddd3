package dev.mudlark.models;

/**
 * Which model: {@code provider:name}, or a provider alone such as {@code mock}.
 *
 * @param provider the provider's name, lower case
 * @param name the model's name; for a provider alone, the provider's name again
 */
public record ModelRef(String provider, String name) {

    /**
     * Reads a reference.
     *
     * @throws IllegalArgumentException when it is blank or a part is missing
     */
    public static ModelRef parse(String text) {
        String ref = text.strip();
        int colon = ref.indexOf(':');
        String provider = colon < 0 ? ref : ref.substring(0, colon);
        String name = colon < 0 ? ref : ref.substring(colon + 1);
        if (provider.isBlank() || name.isBlank()) {
            throw new IllegalArgumentException("model '" + text + "': write PROVIDER:NAME, or mock");
        }
        return new ModelRef(provider, name);
    }

    @Override
    public String toString() {
        return provider.equals(name) ? provider : provider + ":" + name;
    }
}
