package dev.mudlark.providers;

import dev.mudlark.providers.anthropic.AnthropicProvider;
import dev.mudlark.providers.gemini.GeminiProvider;
import dev.mudlark.providers.http.Format;
import dev.mudlark.providers.ollama.OllamaProvider;
import dev.mudlark.providers.openai.OpenAiProvider;
import java.net.URI;
import java.util.List;

/**
 * What a provider of this module needs to be asked.
 *
 * @param name as in a model's reference
 * @param address where it is asked unless a config says otherwise
 * @param keyVariable the environment variable of its key
 * @param needsKey true when it answers nobody without one
 */
public record KnownProvider(String name, URI address, String keyVariable, boolean needsKey) {

    /** All of them, sorted by name. */
    public static List<KnownProvider> all() {
        return List.of(
                of(AnthropicProvider.FORMAT),
                of(GeminiProvider.FORMAT),
                of(OllamaProvider.FORMAT),
                of(OpenAiProvider.FORMAT));
    }

    private static KnownProvider of(Format format) {
        return new KnownProvider(format.api(), format.base(), format.keyVariable(), format.needsKey());
    }
}
