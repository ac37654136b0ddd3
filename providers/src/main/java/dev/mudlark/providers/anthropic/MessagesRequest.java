package dev.mudlark.providers.anthropic;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.Message;
import dev.mudlark.models.ProviderState;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.providers.schema.TopLevel;
import dev.mudlark.providers.wire.ToolOutput;
import dev.mudlark.providers.wire.WireIds;
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.providers.wire.WireRequest;
import java.util.Optional;

/** The body of a request. Neighbours of one role become one message, so that all results of a turn stand together. */
record MessagesRequest(WireRequest request) {

    /** The provider wants a limit; this is the highest that all its models take. */
    private static final int USUAL_MAX_TOKENS = 4096;

    ObjectNode body() {
        LlmOptions options = request.llm().options();
        ObjectNode body = WireJson.object();
        body.put("model", request.model());
        body.put("max_tokens", options.maxTokens().orElse(USUAL_MAX_TOKENS));
        if (!request.llm().system().isBlank()) {
            body.put("system", request.llm().system());
        }
        body.set("messages", messages());
        if (!request.llm().tools().isEmpty()) {
            ArrayNode tools = body.putArray("tools");
            request.llm()
                    .tools()
                    .forEach(spec -> tools.addObject()
                            .put("name", request.names().wire(spec.name()))
                            .put("description", spec.description())
                            .set("input_schema", TopLevel.plain(spec.inputSchema())));
            body.set("tool_choice", choice(options));
        }
        options.temperature().ifPresent(heat -> body.put("temperature", heat));
        if (request.stream()) {
            body.put("stream", true);
        }
        return body;
    }

    private ObjectNode choice(LlmOptions options) {
        ObjectNode choice = WireJson.object();
        switch (options.toolChoice()) {
            case ToolChoice.Auto auto -> choice.put("type", "auto");
            case ToolChoice.None none -> choice.put("type", "none");
            case ToolChoice.Required required -> choice.put("type", "any");
            case ToolChoice.One one ->
                choice.put("type", "tool").put("name", request.names().wire(one.name()));
        }
        if (!options.parallelCalls() && !(options.toolChoice() instanceof ToolChoice.None)) {
            choice.put("disable_parallel_tool_use", true);
        }
        return choice;
    }

    private ArrayNode messages() {
        ArrayNode messages = WireJson.object().arrayNode();
        for (Message message : request.llm().messages()) {
            ArrayNode blocks = blocks(message);
            String role = role(message);
            JsonNode last = messages.path(messages.size() - 1);
            if (last.path("role").asText().equals(role)) {
                ((ArrayNode) last.path("content")).addAll(blocks);
            } else if (!blocks.isEmpty()) {
                messages.addObject().put("role", role).set("content", blocks);
            }
        }
        return messages;
    }

    private static String role(Message message) {
        boolean assistant = message instanceof AssistantToolCallMessage
                || (message instanceof ChatMessage chat && chat.role() == ChatMessage.Role.ASSISTANT);
        return assistant ? "assistant" : "user";
    }

    private ArrayNode blocks(Message message) {
        return switch (message) {
            case ChatMessage chat ->
                own(chat.providerState()).map(MessagesRequest::withoutCalls).orElseGet(() -> text(chat.content()));
            case AssistantToolCallMessage asks -> own(asks.providerState()).orElseGet(() -> asks(asks));
            case ToolResultMessage result -> result(result);
        };
    }

    private Optional<ArrayNode> own(Optional<ProviderState> state) {
        return request.own(state)
                .map(WireJson::read)
                .filter(node -> node instanceof ArrayNode)
                .map(node -> (ArrayNode) node);
    }

    /** A reply whose calls were not taken must not bring them back: nothing would answer them. */
    private static ArrayNode withoutCalls(ArrayNode blocks) {
        ArrayNode kept = WireJson.object().arrayNode();
        for (JsonNode block : blocks) {
            if (!block.path("type").asText().equals("tool_use")) {
                kept.add(block);
            }
        }
        return kept;
    }

    private static ArrayNode text(String text) {
        ArrayNode blocks = WireJson.object().arrayNode();
        if (!text.isBlank()) {
            blocks.addObject().put("type", "text").put("text", text);
        }
        return blocks;
    }

    private ArrayNode asks(AssistantToolCallMessage asks) {
        ArrayNode blocks = text(asks.content());
        for (ToolCall call : asks.toolCalls()) {
            blocks.addObject()
                    .put("type", "tool_use")
                    .put("id", WireIds.plain(call.id()))
                    .put("name", request.names().wire(call.name()))
                    .set("input", call.arguments());
        }
        return blocks;
    }

    private static ArrayNode result(ToolResultMessage result) {
        ArrayNode blocks = WireJson.object().arrayNode();
        ObjectNode block = blocks.addObject()
                .put("type", "tool_result")
                .put("tool_use_id", WireIds.plain(result.toolCallId()))
                .put("content", ToolOutput.text(result));
        if (result.isError()) {
            block.put("is_error", true);
        }
        return blocks;
    }
}
