package dev.mudlark.providers.openai;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.Usage;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.WireJson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A reply as it comes in, whole or in pieces. Fields that the format does not have, such as {@code reasoning_content} or
 * what a server puts beside a call, are kept and go back to the server that sent them.
 */
final class ChatReply {

    private static final Set<String> FIELDS =
            Set.of("role", "content", "tool_calls", "function_call", "refusal", "annotations", "audio", "name");
    private static final Set<String> CALL_FIELDS = Set.of("id", "index", "type", "function");

    private final ReplyDraft draft;
    private final ObjectNode beside = WireJson.object();
    private final Map<Integer, ObjectNode> besideCalls = new LinkedHashMap<>();
    private boolean refused;

    ChatReply(ReplyDraft draft) {
        this.draft = draft;
        draft.state(this::state);
    }

    /** Takes a whole {@code message}. */
    void message(JsonNode message) {
        take(message, false);
    }

    /** Takes a piece of a message, a {@code delta}. */
    void delta(JsonNode delta) {
        take(delta, true);
    }

    /** Takes what stands around the message: model, tokens and why it stopped. */
    void frame(JsonNode body, JsonNode choice) {
        draft.model(WireJson.text(body.path("model")));
        if (body.path("usage").isObject()) {
            draft.usage(usage(body.path("usage")));
        }
        String reason = WireJson.text(choice.path("finish_reason"));
        if (!reason.isEmpty()) {
            draft.stop(refused ? StopReason.CONTENT_FILTER : ChatCompletions.stopReason(reason));
        }
    }

    private void take(JsonNode message, boolean inPieces) {
        draft.text(content(message.path("content")));
        String refusal = WireJson.text(message.path("refusal"));
        refused |= !refusal.isEmpty();
        draft.text(refusal);
        int position = 0;
        for (JsonNode call : message.path("tool_calls")) {
            take(call, inPieces, position++);
        }
        message.properties().forEach(field -> {
            if (!FIELDS.contains(field.getKey())) {
                join(beside, field.getKey(), field.getValue());
            }
        });
    }

    private void take(JsonNode call, boolean inPieces, int position) {
        JsonNode index = call.path("index");
        OptionalInt at = index.isInt() ? OptionalInt.of(index.intValue()) : OptionalInt.empty();
        JsonNode function = call.path("function");
        String id = WireJson.text(call.path("id"));
        JsonNode arguments = function.path("arguments");
        String name = WireJson.text(function.path("name"));
        String text = arguments.isObject() ? WireJson.write(arguments) : WireJson.text(arguments);
        if (inPieces) {
            position = draft.callPiece(at, id, name, text);
        } else {
            position = draft.call(id, name, text);
        }
        ObjectNode fields = besideCalls.computeIfAbsent(position, key -> WireJson.object());
        call.properties().forEach(field -> {
            if (!CALL_FIELDS.contains(field.getKey())) {
                join(fields, field.getKey(), field.getValue());
            }
        });
    }

    /** Texts and lists come in pieces that belong one behind the other; of anything else the last counts. */
    private static void join(ObjectNode into, String key, JsonNode value) {
        JsonNode known = into.get(key);
        if (value.isNull()) {
            return;
        }
        if (known instanceof TextNode text && value.isTextual()) {
            into.put(key, text.textValue() + value.textValue());
        } else if (known instanceof ArrayNode list && value.isArray()) {
            value.forEach(list::add);
        } else {
            into.set(key, value);
        }
    }

    private Optional<JsonNode> state(List<ToolCall> calls) {
        boolean any = besideCalls.values().stream().anyMatch(fields -> !fields.isEmpty());
        boolean ofCalls = any && besideCalls.size() == calls.size();
        if (beside.isEmpty() && !ofCalls) {
            return Optional.empty();
        }
        ObjectNode state = WireJson.object();
        state.set("message", beside);
        if (ofCalls) {
            state.putArray("calls").addAll(new ArrayList<>(besideCalls.values()));
        }
        return Optional.of(state);
    }

    /** Text, or the text parts of a list of parts. */
    private static String content(JsonNode content) {
        if (!content.isArray()) {
            return WireJson.text(content);
        }
        StringBuilder text = new StringBuilder();
        content.forEach(part -> text.append(WireJson.text(part.path("text"))));
        return text.toString();
    }

    private static Usage usage(JsonNode usage) {
        OptionalLong cached =
                WireJson.tokens(usage.path("prompt_tokens_details").path("cached_tokens"));
        OptionalLong reasoning =
                WireJson.tokens(usage.path("completion_tokens_details").path("reasoning_tokens"));
        return new Usage(
                WireJson.tokens(usage.path("prompt_tokens")),
                output(usage, reasoning.orElse(0)),
                cached.isPresent() ? cached : WireJson.tokens(usage.path("prompt_cache_hit_tokens")),
                OptionalLong.empty(),
                reasoning);
    }

    /** Some servers count reasoning beside the completion; the total tells. */
    private static OptionalLong output(JsonNode usage, long reasoning) {
        OptionalLong written = WireJson.tokens(usage.path("completion_tokens"));
        OptionalLong read = WireJson.tokens(usage.path("prompt_tokens"));
        OptionalLong total = WireJson.tokens(usage.path("total_tokens"));
        boolean beside = written.isPresent()
                && reasoning > 0
                && total.orElse(0) == read.orElse(0) + written.getAsLong() + reasoning;
        return beside ? OptionalLong.of(written.getAsLong() + reasoning) : written;
    }
}
