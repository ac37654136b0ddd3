package dev.mudlark.providers.http;

import dev.mudlark.models.Endpoint;
import dev.mudlark.providers.wire.Dialect;
import java.net.URI;
import java.util.function.Function;

/**
 * A wire format and where it is usually spoken.
 *
 * @param api its name
 * @param base the provider's address
 * @param keyVariable the environment variable of the provider's key
 * @param needsKey true when the provider answers nobody without one
 * @param dialect how requests to an endpoint are written and replies read
 */
public record Format(String api, URI base, String keyVariable, boolean needsKey, Function<Endpoint, Dialect> dialect) {}
