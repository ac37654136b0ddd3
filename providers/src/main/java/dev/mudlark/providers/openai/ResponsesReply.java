package dev.mudlark.providers.openai;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.Usage;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.UnreadableReplyException;
import dev.mudlark.providers.wire.WireJson;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A response as it comes in. Its items go back as they came, in their order: reasoning belongs to what stands behind it. */
final class ResponsesReply {

    private final ReplyDraft draft;
    private final ArrayNode output = WireJson.object().arrayNode();
    private boolean refused;
    private boolean thoughtful;

    ResponsesReply(ReplyDraft draft) {
        this.draft = draft;
        draft.state(this::state);
    }

    /** Takes a whole item of the output. */
    void item(JsonNode item) {
        if (item.path("type").asText().equals("message")) {
            item.path("content").forEach(part -> {
                text(WireJson.text(part.path("text")));
                refusal(WireJson.text(part.path("refusal")));
            });
        }
        itemWithoutText(item);
    }

    /** Takes an item whose text was taken in pieces. */
    void itemWithoutText(JsonNode item) {
        if (!item.isObject()) {
            throw new UnreadableReplyException("an item of its output is no object");
        }
        String type = item.path("type").asText();
        if (type.equals("function_call")) {
            JsonNode arguments = item.path("arguments");
            draft.call(
                    WireJson.text(item.path("call_id")),
                    WireJson.text(item.path("name")),
                    arguments.isObject() ? WireJson.write(arguments) : WireJson.text(arguments));
        }
        boolean plain = type.equals("function_call") || type.equals("message");
        thoughtful |= !plain || item.has("phase");
        output.add(item);
    }

    /** More text. */
    void text(String piece) {
        draft.text(piece);
    }

    /** Words with which the model refuses. */
    void refusal(String piece) {
        refused |= !piece.isEmpty();
        draft.text(piece);
    }

    /** How many items there are so far. */
    int items() {
        return output.size();
    }

    /** Takes what stands around the output. */
    void frame(JsonNode response) {
        draft.model(WireJson.text(response.path("model")));
        JsonNode usage = response.path("usage");
        if (usage.isObject()) {
            draft.usage(new Usage(
                    WireJson.tokens(usage.path("input_tokens")),
                    WireJson.tokens(usage.path("output_tokens")),
                    WireJson.tokens(usage.path("input_tokens_details").path("cached_tokens")),
                    OptionalLong.empty(),
                    WireJson.tokens(usage.path("output_tokens_details").path("reasoning_tokens"))));
        }
        draft.stop(refused ? StopReason.CONTENT_FILTER : Responses.stopReason(response));
    }

    /** Needed only when there is more than text and calls, which every conversation has anyway. */
    private Optional<JsonNode> state(List<ToolCall> calls) {
        if (!thoughtful) {
            return Optional.empty();
        }
        ObjectNode state = WireJson.object();
        state.set("output", output);
        return Optional.of(state);
    }
}
