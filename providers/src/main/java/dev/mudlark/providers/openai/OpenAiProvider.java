package dev.mudlark.providers.openai;

import dev.mudlark.models.Endpoint;
import dev.mudlark.providers.http.Format;
import dev.mudlark.providers.http.HttpProvider;
import java.net.URI;

/** The provider {@code openai}, and every endpoint that speaks its chat completions. */
public final class OpenAiProvider extends HttpProvider {

    /** The format; what only OpenAI itself understands is left out elsewhere. */
    public static final Format FORMAT = new Format(
            "openai",
            URI.create("https://api.openai.com/v1"),
            "OPENAI_API_KEY",
            true,
            endpoint -> new ChatCompletions(isOpenAi(endpoint)));

    /** Found by {@link java.util.ServiceLoader}. */
    public OpenAiProvider() {
        super(FORMAT);
    }

    private static boolean isOpenAi(Endpoint endpoint) {
        return endpoint.baseUrl().isEmpty();
    }
}
