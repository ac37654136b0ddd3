package dev.mudlark.providers.http;

import dev.mudlark.models.LlmException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The proxy that the usual variables name: {@code HTTPS_PROXY}, {@code HTTP_PROXY}, {@code ALL_PROXY} and the hosts of
 * {@code NO_PROXY}, in capitals or small letters. Where none is set Java's own settings hold.
 */
final class EnvironmentProxy extends ProxySelector {

    private static final int USUAL_PORT = 80;

    private final Function<String, @Nullable String> environment;

    EnvironmentProxy(Function<String, @Nullable String> environment) {
        this.environment = environment;
    }

    @Override
    public List<Proxy> select(URI uri) {
        String scheme = uri.getScheme().toUpperCase(Locale.ROOT);
        Optional<String> named = Stream.of(scheme + "_PROXY", "ALL_PROXY")
                .filter(name -> variable(name).isPresent())
                .findFirst();
        if (named.isEmpty()) {
            ProxySelector usual = ProxySelector.getDefault();
            return usual == null ? List.of(Proxy.NO_PROXY) : usual.select(uri);
        }
        return isLeftOut(uri.getHost()) ? List.of(Proxy.NO_PROXY) : List.of(proxy(named.get()));
    }

    @Override
    public void connectFailed(URI uri, SocketAddress address, IOException failure) {
        // The request itself tells the failure.
    }

    private Proxy proxy(String name) {
        String text = variable(name).orElseThrow();
        URI uri;
        try {
            uri = URI.create(text.contains("://") ? text : "http://" + text);
        } catch (IllegalArgumentException notShown) {
            throw wrong(name);
        }
        if (uri.getHost() == null || uri.getUserInfo() != null) {
            throw wrong(name);
        }
        int port = uri.getPort() < 0 ? USUAL_PORT : uri.getPort();
        return new Proxy(Proxy.Type.HTTP, InetSocketAddress.createUnresolved(uri.getHost(), port));
    }

    /** Says nothing of the value, which may hold a password. */
    private static LlmException wrong(String name) {
        return new LlmException(
                "the environment variable " + name + " needs http://HOST:PORT, without user and password");
    }

    private boolean isLeftOut(String host) {
        String name = host.toLowerCase(Locale.ROOT);
        return variable("NO_PROXY").stream()
                .flatMap(list -> Collections.list(new StringTokenizer(list, ", ")).stream()
                        .map(String::valueOf))
                .map(entry -> entry.strip().toLowerCase(Locale.ROOT))
                .map(entry -> entry.startsWith("*.") ? entry.substring(1) : entry)
                .filter(entry -> !entry.isEmpty())
                .anyMatch(entry -> entry.equals("*")
                        || name.equals(entry)
                        || name.endsWith(entry.startsWith(".") ? entry : "." + entry));
    }

    private Optional<String> variable(String name) {
        return Stream.of(name, name.toLowerCase(Locale.ROOT))
                .map(environment)
                .filter(value -> value != null && !value.isBlank())
                .findFirst();
    }
}
