package dev.mudlark.providers.gemini;

import dev.mudlark.providers.http.Format;
import dev.mudlark.providers.http.HttpProvider;
import java.net.URI;

/** The provider {@code gemini}, and every endpoint that speaks its {@code generateContent}. */
public final class GeminiProvider extends HttpProvider {

    /** The format. */
    public static final Format FORMAT = new Format(
            "gemini",
            URI.create("https://generativelanguage.googleapis.com"),
            "GEMINI_API_KEY",
            true,
            endpoint -> new GenerateContent());

    /** Found by {@link java.util.ServiceLoader}. */
    public GeminiProvider() {
        super(FORMAT);
    }
}
