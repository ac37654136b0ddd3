package dev.mudlark.providers.anthropic;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.context.Secret;
import dev.mudlark.models.StopReason;
import dev.mudlark.providers.wire.Dialect;
import dev.mudlark.providers.wire.FaultInReplyException;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.StreamReader;
import dev.mudlark.providers.wire.UnreadableReplyException;
import dev.mudlark.providers.wire.WireCall;
import dev.mudlark.providers.wire.WireFault;
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.providers.wire.WireRequest;
import java.util.Map;

/** The format of {@code /v1/messages}. */
final class MessagesDialect implements Dialect {

    private static final Map<String, String> VERSION = Map.of("anthropic-version", "2023-06-01");
    private static final Map<String, Integer> STATUS = Map.of(
            "invalid_request_error", 400,
            "authentication_error", 401,
            "permission_error", 403,
            "not_found_error", 404,
            "request_too_large", 413,
            "rate_limit_error", 429,
            "overloaded_error", 529);
    private static final int SERVER_ERROR = 500;

    @Override
    public WireCall write(WireRequest request) {
        return new WireCall("/v1/messages", VERSION, new MessagesRequest(request).body());
    }

    @Override
    public void readWhole(JsonNode body, ReplyDraft draft) {
        checkFault(body);
        if (!body.path("content").isArray()) {
            throw new UnreadableReplyException("it has no content");
        }
        ContentBlocks blocks = new ContentBlocks(draft);
        int index = 0;
        for (JsonNode block : body.path("content")) {
            blocks.start(index, block);
            blocks.stop(index++);
        }
        draft.model(WireJson.text(body.path("model")));
        draft.stop(stopReason(WireJson.text(body.path("stop_reason"))));
        new TokenCounts(draft).take(body.path("usage"));
    }

    @Override
    public StreamReader readStream(ReplyDraft draft) {
        return new MessagesStream(draft);
    }

    @Override
    public Framing framing() {
        return Framing.SERVER_SENT_EVENTS;
    }

    @Override
    public Map<String, String> authorization(Secret key) {
        return Map.of("x-api-key", key.reveal());
    }

    /** A body or event that reports a failure. */
    static void checkFault(JsonNode body) {
        if (body.path("type").asText().equals("error")) {
            int status = STATUS.getOrDefault(body.path("error").path("type").asText(), SERVER_ERROR);
            throw new FaultInReplyException(status, WireFault.read(body));
        }
    }

    /** Why it stopped, from {@code stop_reason}. */
    static StopReason stopReason(String reason) {
        return switch (reason) {
            case "end_turn", "stop_sequence" -> StopReason.END;
            case "tool_use" -> StopReason.TOOL_CALLS;
            case "max_tokens", "model_context_window_exceeded" -> StopReason.LENGTH;
            case "refusal" -> StopReason.CONTENT_FILTER;
            default -> StopReason.OTHER;
        };
    }
}
