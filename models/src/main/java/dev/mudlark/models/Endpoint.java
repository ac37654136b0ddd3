package dev.mudlark.models;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Where and how a provider's models are reached.
 *
 * @param name how models there are referred to: {@code NAME/MODEL} or {@code NAME:MODEL}
 * @param api the wire format: the name of a provider that speaks it, such as {@code openai}
 * @param baseUrl address before the format's own paths, such as {@code http://127.0.0.1:8000/v1}; empty for the provider's
 * @param keyVariable the environment variable that holds the key; empty for the provider's usual one
 * @param caFile certificates (PEM) to trust beside the usual ones
 * @param contextTokens tokens of context to ask the server for, where the format can say so
 * @param limits how fast and how patiently it is asked
 */
public record Endpoint(
        String name,
        String api,
        Optional<URI> baseUrl,
        Optional<String> keyVariable,
        Optional<Path> caFile,
        OptionalLong contextTokens,
        EndpointLimits limits) {

    /** @throws IllegalArgumentException when the name is blank or holds a colon or slash, or the address is not http(s) */
    public Endpoint {
        if (name.isBlank() || name.indexOf(':') >= 0 || name.indexOf('/') >= 0) {
            throw new IllegalArgumentException("endpoint '" + name + "': a name without ':' and '/' is needed");
        }
        baseUrl.ifPresent(Endpoint::checkAddress);
    }

    /** The provider's own address with the usual limits. */
    public static Endpoint usual(String api) {
        return new Endpoint(
                api,
                api,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalLong.empty(),
                EndpointLimits.DEFAULT);
    }

    /** A server of one's own that speaks {@code api}, with the usual limits. */
    public static Endpoint of(String name, String api, URI baseUrl) {
        return new Endpoint(
                name,
                api,
                Optional.of(baseUrl),
                Optional.empty(),
                Optional.empty(),
                OptionalLong.empty(),
                EndpointLimits.DEFAULT);
    }

    /** The same endpoint, asked in another way. */
    public Endpoint withLimits(EndpointLimits other) {
        return new Endpoint(name, api, baseUrl, keyVariable, caFile, contextTokens, other);
    }

    private static void checkAddress(URI url) {
        boolean http = "http".equalsIgnoreCase(url.getScheme()) || "https".equalsIgnoreCase(url.getScheme());
        if (!http || url.getHost() == null || url.getUserInfo() != null) {
            throw new IllegalArgumentException("address '" + url.getScheme() + "://" + url.getHost()
                    + "': http:// or https:// with a host is needed, and no user or password in it");
        }
    }
}
