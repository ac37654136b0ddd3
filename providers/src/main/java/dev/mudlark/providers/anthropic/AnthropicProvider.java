package dev.mudlark.providers.anthropic;

import dev.mudlark.providers.http.Format;
import dev.mudlark.providers.http.HttpProvider;
import java.net.URI;

/** The provider {@code anthropic}, and every endpoint that speaks its messages. */
public final class AnthropicProvider extends HttpProvider {

    /** The format. */
    public static final Format FORMAT = new Format(
            "anthropic",
            URI.create("https://api.anthropic.com"),
            "ANTHROPIC_API_KEY",
            true,
            endpoint -> new MessagesDialect());

    /** Found by {@link java.util.ServiceLoader}. */
    public AnthropicProvider() {
        super(FORMAT);
    }
}
