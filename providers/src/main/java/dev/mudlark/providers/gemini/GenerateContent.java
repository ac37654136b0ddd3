package dev.mudlark.providers.gemini;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.context.Secret;
import dev.mudlark.providers.wire.Dialect;
import dev.mudlark.providers.wire.FaultInReplyException;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.StreamReader;
import dev.mudlark.providers.wire.UnreadableReplyException;
import dev.mudlark.providers.wire.WireCall;
import dev.mudlark.providers.wire.WireFault;
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.providers.wire.WireRequest;
import java.math.BigDecimal;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** The format of {@code generateContent} and {@code streamGenerateContent}. */
final class GenerateContent implements Dialect {

    private static final int SERVER_ERROR = 500;
    private static final BigDecimal LONGEST_SECONDS = BigDecimal.valueOf(1_000_000_000);

    @Override
    public WireCall write(WireRequest request) {
        String method = request.stream() ? ":streamGenerateContent?alt=sse" : ":generateContent";
        return new WireCall("/v1beta/" + path(request.model()) + method, new GeminiRequest(request).body());
    }

    @Override
    public void readWhole(JsonNode body, ReplyDraft draft) {
        ReplyParts parts = new ReplyParts(draft);
        parts.take(body);
        if (!parts.isComplete()) {
            throw new UnreadableReplyException("it has no candidates[0] that is finished");
        }
    }

    @Override
    public StreamReader readStream(ReplyDraft draft) {
        ReplyParts parts = new ReplyParts(draft);
        return new StreamReader() {
            @Override
            public void event(String data) {
                parts.take(WireJson.read(data));
            }

            @Override
            public boolean isComplete() {
                return parts.isComplete();
            }
        };
    }

    @Override
    public Framing framing() {
        return Framing.SERVER_SENT_EVENTS;
    }

    @Override
    public Map<String, String> authorization(Secret key) {
        return Map.of("x-goog-api-key", key.reveal());
    }

    /** The provider says in the body how long to wait. */
    @Override
    public WireFault fault(JsonNode body) {
        WireFault fault = WireFault.read(body);
        JsonNode error = (body.isArray() ? body.path(0) : body).path("error");
        for (JsonNode detail : error.path("details")) {
            Optional<Duration> delay = seconds(WireJson.text(detail.path("retryDelay")));
            if (delay.isPresent()) {
                return new WireFault(fault.message(), fault.worthRetrying(), delay);
            }
        }
        return fault;
    }

    /** A body or event that reports a failure. */
    static void checkFault(JsonNode body) {
        JsonNode error = body.path("error");
        if (error.isObject()) {
            int code = error.path("code").asInt(SERVER_ERROR);
            throw new FaultInReplyException(code >= 400 && code < 600 ? code : SERVER_ERROR, WireFault.read(body));
        }
    }

    private static Optional<Duration> seconds(String text) {
        if (!text.endsWith("s") || text.length() > 40) {
            return Optional.empty();
        }
        try {
            BigDecimal seconds = new BigDecimal(text.substring(0, text.length() - 1));
            return seconds.signum() < 0
                    ? Optional.empty()
                    : Optional.of(Duration.ofMillis(
                            seconds.min(LONGEST_SECONDS).movePointRight(3).longValue()));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** A name with a slash, such as {@code tunedModels/mine}, says its collection itself. */
    private static String path(String model) {
        int slash = model.indexOf('/');
        return slash < 0
                ? "models/" + encoded(model)
                : encoded(model.substring(0, slash)) + "/" + encoded(model.substring(slash + 1));
    }

    private static String encoded(String segment) {
        return URLEncoder.encode(segment, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
