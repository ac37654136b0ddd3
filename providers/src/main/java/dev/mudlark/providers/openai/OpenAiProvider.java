package dev.mudlark.providers.openai;

import dev.mudlark.models.Endpoint;
import dev.mudlark.providers.http.Format;
import dev.mudlark.providers.http.HttpProvider;
import java.net.URI;
import java.util.Locale;

/** The provider {@code openai}, and every endpoint that speaks its chat completions. */
public final class OpenAiProvider extends HttpProvider {

    /** The format; what only OpenAI itself understands is left out elsewhere. */
    public static final Format FORMAT = new Format(
            "openai",
            URI.create("https://api.openai.com/v1"),
            "OPENAI_API_KEY",
            true,
            endpoint -> isOpenAi(endpoint) ? new OpenAiDialect() : new ChatCompletions(false));

    /** Found by {@link java.util.ServiceLoader}. */
    public OpenAiProvider() {
        super(FORMAT);
    }

    /** OpenAI itself, also where an endpoint of a config or Azure leads to it. */
    private static boolean isOpenAi(Endpoint endpoint) {
        return endpoint.baseUrl()
                .map(url -> url.getHost().toLowerCase(Locale.ROOT))
                .map(host -> host.equals("api.openai.com") || host.endsWith(".openai.azure.com"))
                .orElse(true);
    }
}
