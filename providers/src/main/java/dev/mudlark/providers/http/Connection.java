package dev.mudlark.providers.http;

import dev.mudlark.context.Secret;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.LlmException;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The way to one endpoint, shared by all models there: address, key, transport and limits. A key goes only where it
 * belongs: the provider's usual one to the provider's own address, and to another address only the one that is named for
 * it.
 */
final class Connection {

    private final Endpoint endpoint;
    private final Format format;
    private final Surroundings surroundings;
    private final EnvironmentProxy proxy;
    private final Transport transport;
    private final Throttle throttle;

    Connection(Endpoint endpoint, Format format, Surroundings surroundings) {
        this.endpoint = endpoint;
        this.format = format;
        this.surroundings = surroundings;
        this.proxy = new EnvironmentProxy(surroundings.environment());
        this.transport = new Transport(
                proxy, endpoint.caFile().map(Certificates::trusting).orElse(null));
        this.throttle = new Throttle(endpoint.limits(), surroundings.waiter(), surroundings.nanoTime());
    }

    /** @throws LlmException when the proxy on the way there cannot be used; better now than at the first question */
    void checkProxy() {
        proxy.select(address(""));
    }

    Endpoint endpoint() {
        return endpoint;
    }

    Surroundings surroundings() {
        return surroundings;
    }

    Transport transport() {
        return transport;
    }

    Throttle throttle() {
        return throttle;
    }

    /** The address of a path that begins with a slash. */
    URI address(String path) {
        String base = endpoint.baseUrl().orElse(format.base()).toString();
        return URI.create((base.endsWith("/") ? base.substring(0, base.length() - 1) : base) + path);
    }

    /**
     * The key, read anew from the environment.
     *
     * @param about whose message it is when there is none
     * @throws LlmException when one is needed and not set
     */
    Optional<Secret> key(String about) {
        @Nullable String variable = keyVariable();
        if (variable == null) {
            return Optional.empty();
        }
        String value = surroundings.environment().apply(variable);
        if (value == null || value.isBlank()) {
            if (endpoint.keyVariable().isEmpty() && !format.needsKey()) {
                return Optional.empty();
            }
            throw new LlmException(LlmException.Kind.AUTHENTICATION, about + ": no key; " + keyHint());
        }
        if (!value.strip().chars().allMatch(c -> c > ' ' && c < 127)) {
            throw new LlmException(
                    LlmException.Kind.AUTHENTICATION,
                    about + ": the key in " + variable + " has characters that no key has; " + keyHint());
        }
        return Optional.of(Secret.of(value.strip()));
    }

    /** What to do when the key that was sent is refused. */
    String refusedKeyHint() {
        String variable = keyVariable();
        String value = variable == null ? null : surroundings.environment().apply(variable);
        return variable == null || value == null ? keyHint() : "look at the key in " + variable;
    }

    /** How to set the key. */
    String keyHint() {
        String variable = keyVariable();
        return variable == null
                ? "name the variable of its key with key_env under providers: " + endpoint.name()
                : "set the environment variable " + variable;
    }

    private @Nullable String keyVariable() {
        return endpoint.keyVariable().orElse(endpoint.baseUrl().isEmpty() ? format.keyVariable() : null);
    }
}
