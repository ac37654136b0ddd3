package dev.mudlark.providers.gemini;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.Usage;
import dev.mudlark.providers.wire.FaultInReplyException;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.UnreadableReplyException;
import dev.mudlark.providers.wire.WireFault;
import dev.mudlark.providers.wire.WireJson;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The parts of a reply as they come in. Where a part has more than text or a call, such as a signature, all parts go back
 * as they are; thoughts are never part of the answer.
 */
final class ReplyParts {

    private static final Set<String> PLAIN = Set.of("text", "functionCall");
    private static final int BAD_REQUEST = 400;

    private final ReplyDraft draft;
    private final ArrayNode parts = WireJson.object().arrayNode();
    private boolean complete;

    ReplyParts(ReplyDraft draft) {
        this.draft = draft;
        draft.state(made -> isPlain() ? Optional.empty() : Optional.of(parts));
    }

    /** Takes a whole reply or the next event of a stream. */
    void take(JsonNode reply) {
        GenerateContent.checkFault(reply);
        String blocked = WireJson.text(reply.path("promptFeedback").path("blockReason"));
        if (!blocked.isEmpty()) {
            throw new FaultInReplyException(
                    BAD_REQUEST,
                    new WireFault(Optional.of("the prompt was blocked: " + blocked), false, Optional.empty()));
        }
        JsonNode candidate = reply.path("candidates").path(0);
        JsonNode given = candidate.path("content").path("parts");
        if (!given.isArray() && !given.isMissingNode() && !given.isNull()) {
            throw new UnreadableReplyException("its parts are no list");
        }
        given.forEach(this::part);
        draft.model(WireJson.text(reply.path("modelVersion")));
        if (reply.path("usageMetadata").isObject()) {
            draft.usage(usage(reply.path("usageMetadata")));
        }
        String reason = WireJson.text(candidate.path("finishReason"));
        if (!reason.isEmpty()) {
            complete = true;
            draft.stop(stopReason(reason));
        }
    }

    /** True once the reply said why it ended. */
    boolean isComplete() {
        return complete;
    }

    private void part(JsonNode part) {
        if (!(part instanceof ObjectNode)) {
            throw new UnreadableReplyException("a part is no object");
        }
        parts.add(part);
        JsonNode call = part.path("functionCall");
        if (call.isObject()) {
            JsonNode arguments = call.path("args");
            draft.call(
                    WireJson.text(call.path("id")),
                    WireJson.text(call.path("name")),
                    arguments.isMissingNode() ? "" : WireJson.write(arguments));
        } else if (!part.path("thought").asBoolean()) {
            draft.text(WireJson.text(part.path("text")));
        }
    }

    private boolean isPlain() {
        for (JsonNode part : parts) {
            for (Iterator<String> keys = part.fieldNames(); keys.hasNext(); ) {
                if (!PLAIN.contains(keys.next())) {
                    return false;
                }
            }
        }
        return true;
    }

    private static StopReason stopReason(String reason) {
        return switch (reason) {
            case "STOP" -> StopReason.END;
            case "MAX_TOKENS" -> StopReason.LENGTH;
            case "SAFETY", "RECITATION", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "LANGUAGE" ->
                StopReason.CONTENT_FILTER;
            case "MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL" ->
                throw new UnreadableReplyException(
                        "the model wrote a call that the provider could not read (" + reason + ")");
            default -> StopReason.OTHER;
        };
    }

    /** Thoughts count as written; a count that is missing beside others is what the total leaves. */
    private static Usage usage(JsonNode usage) {
        OptionalLong input = WireJson.tokens(usage.path("promptTokenCount"));
        OptionalLong thoughts = WireJson.tokens(usage.path("thoughtsTokenCount"));
        OptionalLong answer = WireJson.tokens(usage.path("candidatesTokenCount"));
        OptionalLong total = WireJson.tokens(usage.path("totalTokenCount"));
        long output = answer.orElse(0) + thoughts.orElse(0);
        if (answer.isEmpty() && total.isPresent() && input.isPresent()) {
            output = Math.max(0, total.getAsLong() - input.getAsLong());
        }
        boolean known = answer.isPresent() || (total.isPresent() && input.isPresent());
        return new Usage(
                input,
                known ? OptionalLong.of(output) : OptionalLong.empty(),
                WireJson.tokens(usage.path("cachedContentTokenCount")),
                OptionalLong.empty(),
                thoughts);
    }
}
