package dev.mudlark.providers.http;

import dev.mudlark.context.Secret;
import dev.mudlark.models.LlmException.Kind;
import dev.mudlark.providers.wire.WireFault;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

/**
 * What a status means and what a person is told. The key never appears, also where the provider repeats it.
 *
 * @param about the model's reference, or the endpoint's name
 * @param address where the request goes
 * @param key what must not be shown
 * @param keyHint what to do when the key is refused
 */
record Faults(String about, String address, Optional<Secret> key, String keyHint) {

    /** Shorter ones are placeholders for servers that ask for any key, and words such as {@code none}. */
    private static final int SHORTEST_SECRET = 8;

    /** The failure of an answer with this status. */
    Failure status(int status, WireFault fault, Optional<Duration> retryAfter) {
        boolean retry = isRetried(status) && fault.worthRetrying();
        String said = fault.message().map(text -> ": " + shown(text)).orElse("");
        return new Failure(
                StatusKind.of(status),
                about + ": " + meaning(status) + said + advice(status),
                status,
                retry,
                fault.retryAfter().or(() -> retryAfter));
    }

    /** A failure to reach the server or to read its reply. */
    Failure of(Kind kind, String what, boolean worthRetrying) {
        return Failure.of(kind, about + ": " + shown(what), worthRetrying);
    }

    private static boolean isRetried(int status) {
        return status == 408 || status == 429 || status >= 500;
    }

    private String meaning(int status) {
        return switch (status) {
            case 401 -> "the key was refused (401)";
            case 403 -> "the key may not do this (403)";
            case 404 -> "no such model or address at " + address + " (404)";
            case 429 -> "too many requests, or no credit left (429)";
            default -> {
                if (status >= 300 && status < 400) {
                    yield "the server sends elsewhere (" + status + "), which is not followed";
                }
                yield status >= 500
                        ? "the provider failed (" + status + ")"
                        : "the request was refused (" + status + ")";
            }
        };
    }

    private String advice(int status) {
        return switch (status) {
            case 401, 403 -> "; " + keyHint;
            case 404 -> "; 'mudlark models' lists names";
            default -> "";
        };
    }

    /** The text in one line of at most 500 characters, without control characters and without the key. */
    String shown(String text) {
        String hidden = key.map(secret -> without(secret.reveal(), text)).orElse(text);
        return ShownText.line(hidden);
    }

    private static String without(String secret, String text) {
        if (secret.length() < SHORTEST_SECRET) {
            return text;
        }
        return text.replace(secret, "***").replace(URLEncoder.encode(secret, StandardCharsets.UTF_8), "***");
    }
}
