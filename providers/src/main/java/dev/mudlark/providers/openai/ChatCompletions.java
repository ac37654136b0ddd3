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
import dev.mudlark.providers.wire.WireRequest;
import java.util.Map;

/**
 * The format of {@code /chat/completions}.
 *
 * @param original true for OpenAI itself, which takes strict schemas and names the limit of output tokens anew
 */
record ChatCompletions(boolean original) implements Dialect {

    private static final int SERVER_ERROR = 500;

    @Override
    public WireCall write(WireRequest request) {
        return new WireCall("/chat/completions", new ChatRequest(request, original).body());
    }

    @Override
    public void readWhole(JsonNode body, ReplyDraft draft) {
        checkFault(body);
        JsonNode choice = body.path("choices").path(0);
        if (!choice.path("message").isObject()) {
            throw new UnreadableReplyException("it has no choices[0].message");
        }
        JsonNode calls = choice.path("message").path("tool_calls");
        JsonNode content = choice.path("message").path("content");
        boolean callsSound = calls.isArray() || calls.isNull() || calls.isMissingNode();
        if (!callsSound || content.isObject() || content.isNumber() || content.isBoolean()) {
            throw new UnreadableReplyException("its content or tool_calls are of a wrong kind");
        }
        ChatReply reply = reply(draft);
        reply.message(choice.path("message"));
        reply.frame(body, choice);
    }

    @Override
    public StreamReader readStream(ReplyDraft draft) {
        return new ChatStream(reply(draft));
    }

    @Override
    public Framing framing() {
        return Framing.SERVER_SENT_EVENTS;
    }

    @Override
    public Map<String, String> authorization(Secret key) {
        return Map.of("Authorization", "Bearer " + key.reveal());
    }

    private ChatReply reply(ReplyDraft draft) {
        if (!original) {
            draft.readCallsInText();
        }
        return new ChatReply(draft);
    }

    /** Some servers answer 200 and say inside that they failed. */
    static void checkFault(JsonNode body) {
        JsonNode error = body.path("error");
        if (error.isObject() || error.isTextual()) {
            int code = error.path("code").asInt(SERVER_ERROR);
            throw new FaultInReplyException(code >= 400 && code < 600 ? code : SERVER_ERROR, WireFault.read(body));
        }
    }

    /** Why it stopped, from {@code finish_reason}. */
    static StopReason stopReason(String reason) {
        return switch (reason) {
            case "stop" -> StopReason.END;
            case "tool_calls", "function_call" -> StopReason.TOOL_CALLS;
            case "length" -> StopReason.LENGTH;
            case "content_filter" -> StopReason.CONTENT_FILTER;
            default -> StopReason.OTHER;
        };
    }
}
