package dev.mudlark.providers.ollama;

import dev.mudlark.providers.http.Format;
import dev.mudlark.providers.http.HttpProvider;
import java.net.URI;

/** The provider {@code ollama}, on this machine or at another address. */
public final class OllamaProvider extends HttpProvider {

    /** The format. A server of one's own asks for no key; a hosted one takes it from the usual variable. */
    public static final Format FORMAT = new Format(
            "ollama", URI.create("http://127.0.0.1:11434"), "OLLAMA_API_KEY", false, endpoint -> new OllamaChat());

    /** Found by {@link java.util.ServiceLoader}. */
    public OllamaProvider() {
        super(FORMAT);
    }
}
