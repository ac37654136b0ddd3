package dev.mudlark.providers.gemini;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Message;
import dev.mudlark.models.ProviderState;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.providers.wire.ToolOutput;
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.providers.wire.WireRequest;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The conversation as {@code contents}: the results of one turn are parts of one content. */
record Contents(WireRequest request) {

    ArrayNode write() {
        ArrayNode contents = WireJson.object().arrayNode();
        Map<String, String> names = request.calledNames();
        Set<String> ownIds = new HashSet<>();
        boolean inResults = false;
        for (Message message : request.llm().messages()) {
            if (message instanceof ToolResultMessage result) {
                ArrayNode parts = inResults
                        ? (ArrayNode) contents.path(contents.size() - 1).path("parts")
                        : add(contents, "user");
                parts.add(response(result, names.getOrDefault(result.toolCallId(), "unknown"), ownIds));
                inResults = true;
            } else {
                inResults = false;
                turn(message, contents);
                contents.path(contents.size() - 1)
                        .path("parts")
                        .forEach(part ->
                                ownIds.add(part.path("functionCall").path("id").asText()));
            }
        }
        return contents;
    }

    private void turn(Message message, ArrayNode contents) {
        if (message instanceof AssistantToolCallMessage asks) {
            ArrayNode parts = add(contents, "model");
            own(asks.providerState()).ifPresentOrElse(parts::addAll, () -> asks(asks, parts));
        } else if (message instanceof ChatMessage chat && !chat.content().isBlank()) {
            boolean user = chat.role() == ChatMessage.Role.USER;
            ArrayNode parts = add(contents, user ? "user" : "model");
            Optional<ArrayNode> own = own(chat.providerState()).map(Contents::withoutCalls);
            own.ifPresentOrElse(parts::addAll, () -> parts.addObject().put("text", chat.content()));
        }
    }

    private static ArrayNode add(ArrayNode contents, String role) {
        return contents.addObject().put("role", role).putArray("parts");
    }

    private void asks(AssistantToolCallMessage asks, ArrayNode parts) {
        if (!asks.content().isBlank()) {
            parts.addObject().put("text", asks.content());
        }
        for (ToolCall call : asks.toolCalls()) {
            parts.addObject()
                    .putObject("functionCall")
                    .put("name", request.names().wire(call.name()))
                    .set("args", call.arguments());
        }
    }

    /** The keys that the provider knows: what came out, or what went wrong. */
    private ObjectNode response(ToolResultMessage result, String name, Set<String> ownIds) {
        ObjectNode part = WireJson.object();
        ObjectNode response =
                part.putObject("functionResponse").put("name", request.names().wire(name));
        if (ownIds.contains(result.toolCallId())) {
            response.put("id", result.toolCallId());
        }
        response.putObject("response").put(result.isError() ? "error" : "output", ToolOutput.text(result));
        return part;
    }

    private Optional<ArrayNode> own(Optional<ProviderState> state) {
        return request.own(state)
                .map(WireJson::read)
                .filter(node -> node instanceof ArrayNode)
                .map(node -> (ArrayNode) node);
    }

    /** A reply whose calls were not taken must not bring them back: nothing would answer them. */
    private static ArrayNode withoutCalls(ArrayNode parts) {
        ArrayNode kept = WireJson.object().arrayNode();
        for (JsonNode part : parts) {
            if (!part.has("functionCall")) {
                kept.add(part);
            }
        }
        return kept;
    }
}
