package dev.mudlark.providers.ollama;

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
import dev.mudlark.models.ToolSpec;
import dev.mudlark.providers.wire.ToolOutput;
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.providers.wire.WireRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The body of a request. The format has no choice of tools: where none may be called none is offered, where one must be
 * called it alone is.
 */
record OllamaRequest(WireRequest request) {

    /** Tokens of context that are asked for unless the endpoint says otherwise. */
    static final long USUAL_CONTEXT = 8192;

    ObjectNode body() {
        LlmOptions options = request.llm().options();
        ObjectNode body = WireJson.object();
        body.put("model", request.model());
        body.set("messages", messages());
        List<ToolSpec> offered = offered(options.toolChoice());
        if (!offered.isEmpty()) {
            ArrayNode tools = body.putArray("tools");
            offered.forEach(spec -> tools.addObject()
                    .put("type", "function")
                    .putObject("function")
                    .put("name", request.names().wire(spec.name()))
                    .put("description", spec.description())
                    .set("parameters", spec.inputSchema()));
        }
        if (options.jsonMode()) {
            body.put("format", "json");
        }
        body.put("stream", request.stream());
        // What does not fit is an error then; a server too old to know these cuts, which its counts of tokens show.
        body.put("truncate", false).put("shift", false);
        ObjectNode settings = body.putObject("options");
        settings.put("num_ctx", contextTokens(request));
        options.temperature().ifPresent(heat -> settings.put("temperature", heat));
        options.maxTokens().ifPresent(most -> settings.put("num_predict", most));
        return body;
    }

    /** Tokens of context that the server is asked for. */
    static long contextTokens(WireRequest request) {
        return request.contextTokens().orElse(USUAL_CONTEXT);
    }

    /** Characters of what is said in a request, without its form. */
    static long characters(WireRequest request) {
        long sum = request.llm().system().length();
        for (Message message : request.llm().messages()) {
            sum += message.content().length();
        }
        return sum;
    }

    private List<ToolSpec> offered(ToolChoice choice) {
        return switch (choice) {
            case ToolChoice.Auto auto -> request.llm().tools();
            case ToolChoice.Required required -> request.llm().tools();
            case ToolChoice.None none -> List.of();
            case ToolChoice.One one ->
                request.llm().tools().stream()
                        .filter(spec -> spec.name().equals(one.name()))
                        .toList();
        };
    }

    private ArrayNode messages() {
        ArrayNode messages = WireJson.object().arrayNode();
        if (!request.llm().system().isEmpty()) {
            messages.addObject()
                    .put("role", "system")
                    .put("content", request.llm().system());
        }
        Map<String, String> names = request.calledNames();
        for (Message message : request.llm().messages()) {
            switch (message) {
                case ChatMessage chat -> messages.add(chat(chat));
                case AssistantToolCallMessage asks -> messages.add(asks(asks));
                case ToolResultMessage result ->
                    messages.addObject()
                            .put("role", "tool")
                            .put("tool_name", request.names().wire(names.getOrDefault(result.toolCallId(), "unknown")))
                            .put("content", ToolOutput.text(result));
            }
        }
        return messages;
    }

    private ObjectNode chat(ChatMessage chat) {
        boolean user = chat.role() == ChatMessage.Role.USER;
        ObjectNode written =
                WireJson.object().put("role", user ? "user" : "assistant").put("content", chat.content());
        thinking(chat.providerState()).ifPresent(thoughts -> written.set("thinking", thoughts));
        return written;
    }

    private ObjectNode asks(AssistantToolCallMessage asks) {
        ObjectNode written = WireJson.object().put("role", "assistant").put("content", asks.content());
        thinking(asks.providerState()).ifPresent(thoughts -> written.set("thinking", thoughts));
        ArrayNode calls = written.putArray("tool_calls");
        for (ToolCall call : asks.toolCalls()) {
            calls.addObject()
                    .putObject("function")
                    .put("name", request.names().wire(call.name()))
                    .set("arguments", call.arguments());
        }
        return written;
    }

    private Optional<JsonNode> thinking(Optional<ProviderState> state) {
        return request.own(state).map(WireJson::read).filter(JsonNode::isTextual);
    }
}
