package dev.mudlark.providers.openai;

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

/** The format of {@code /responses}, without anything kept by the provider: each request holds the whole conversation. */
record Responses() implements Dialect {

    private static final int BAD_REQUEST = 400;
    private static final int TOO_MANY = 429;
    private static final int SERVER_ERROR = 500;

    @Override
    public WireCall write(WireRequest request) {
        return new WireCall("/responses", new ResponsesRequest(request).body());
    }

    @Override
    public void readWhole(JsonNode body, ReplyDraft draft) {
        checkFault(body);
        if (!body.path("output").isArray() || !isFinal(body)) {
            throw new UnreadableReplyException("it is no response with a list output and a final status");
        }
        ResponsesReply reply = new ResponsesReply(draft);
        body.path("output").forEach(reply::item);
        reply.frame(body);
    }

    @Override
    public StreamReader readStream(ReplyDraft draft) {
        return new ResponsesStream(new ResponsesReply(draft));
    }

    @Override
    public Framing framing() {
        return Framing.SERVER_SENT_EVENTS;
    }

    @Override
    public Map<String, String> authorization(Secret key) {
        return Map.of("Authorization", "Bearer " + key.reveal());
    }

    /** A response may say inside that it failed. */
    static void checkFault(JsonNode response) {
        JsonNode error = response.path("error");
        if (error.isObject()
                || error.isTextual()
                || WireJson.text(response.path("status")).equals("failed")) {
            throw told(response);
        }
    }

    /** The failure that a response or an {@code error} event tells, whose code and words may stand in an object of their own. */
    static FaultInReplyException told(JsonNode said) {
        JsonNode whole = said.path("error").isObject()
                ? said
                : WireJson.object().set("error", said.path("error").isTextual() ? said.path("error") : said);
        JsonNode error = whole.path("error");
        String code = WireJson.text(error.path("code"));
        return new FaultInReplyException(
                status(code.isEmpty() ? WireJson.text(error.path("type")) : code), WireFault.read(whole));
    }

    /** The HTTP status that a code amounts to. What is refused as it is must not be asked again; the rest may pass. */
    private static int status(String code) {
        boolean refused = code.startsWith("invalid_")
                || code.endsWith("_policy")
                || code.endsWith("_policy_violation")
                || code.equals("context_length_exceeded");
        if (refused) {
            return BAD_REQUEST;
        }
        return switch (code) {
            case "rate_limit_exceeded", "too_many_requests", "slow_down", "insufficient_quota" -> TOO_MANY;
            default -> SERVER_ERROR;
        };
    }

    private static boolean isFinal(JsonNode response) {
        String status = WireJson.text(response.path("status"));
        return status.equals("completed") || status.equals("incomplete");
    }

    /** Why it stopped, from {@code status} and {@code incomplete_details}. */
    static StopReason stopReason(JsonNode response) {
        if (WireJson.text(response.path("status")).equals("completed")) {
            return StopReason.END;
        }
        return switch (WireJson.text(response.path("incomplete_details").path("reason"))) {
            case "max_output_tokens" -> StopReason.LENGTH;
            case "content_filter" -> StopReason.CONTENT_FILTER;
            default -> StopReason.OTHER;
        };
    }
}
