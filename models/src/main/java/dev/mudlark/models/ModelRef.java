package dev.mudlark.models;

/**
 * Which model: {@code provider:name}, {@code endpoint/name} for an endpoint of one's own, or a provider alone such as
 * {@code mock}. The first colon or slash separates; a name may hold more of both.
 *
 * @param provider the provider's or endpoint's name
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
        int end = separator(ref);
        String provider = end < 0 ? ref : ref.substring(0, end);
        String name = end < 0 ? ref : ref.substring(end + 1);
        if (provider.isBlank() || name.isBlank()) {
            throw new IllegalArgumentException("model '" + text + "': write PROVIDER:NAME, ENDPOINT/NAME, or mock");
        }
        return new ModelRef(provider, name);
    }

    private static int separator(String ref) {
        int colon = ref.indexOf(':');
        int slash = ref.indexOf('/');
        return colon < 0 || slash < 0 ? Math.max(colon, slash) : Math.min(colon, slash);
    }

    @Override
    public String toString() {
        return provider.equals(name) ? provider : provider + ":" + name;
    }
}
