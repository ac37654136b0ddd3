package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.Message;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolSpec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A request as it is compared and stored: the parts are stored once each, under their hashes, and the request names them.
 * A conversation so takes as much room as its messages, not as all its requests.
 *
 * @param outline model, options, and the hashes of system prompt, tools and messages
 * @param parts what stands behind the hashes
 */
record RequestForm(ObjectNode outline, Map<String, ObjectNode> parts) {

    static RequestForm of(ModelRef model, LlmRequest request, Mask mask) {
        Map<String, ObjectNode> parts = new LinkedHashMap<>();
        ObjectNode outline = Json.object();
        outline.put("model", model.toString());
        outline.set("options", options(request.options()));
        outline.put("system", add(Json.object().put("system", request.system()), mask, parts));
        ArrayNode tools = outline.putArray("tools");
        for (ToolSpec tool : request.tools()) {
            tools.add(add(tool(tool), mask, parts));
        }
        ArrayNode messages = outline.putArray("messages");
        for (Message message : request.messages()) {
            messages.add(add(MessageForm.write(message), mask, parts));
        }
        return new RequestForm(outline, parts);
    }

    /** SHA-256 of the outline, and so of everything in the request. */
    String hash() {
        return Canonical.hash(outline);
    }

    /** The hashes of the parts that an outline names. */
    static List<String> named(JsonNode outline) {
        Fields fields = Fields.of(outline, "request");
        List<String> named = fields.list("messages", JsonNode::asText);
        named.addAll(fields.list("tools", JsonNode::asText));
        named.add(fields.text("system"));
        return named;
    }

    private static String add(ObjectNode part, Mask mask, Map<String, ObjectNode> parts) {
        ObjectNode masked = mask.object(part);
        String hash = Canonical.hash(masked);
        parts.put(hash, masked);
        return hash;
    }

    private static ObjectNode tool(ToolSpec tool) {
        ObjectNode node = Json.object().put("name", tool.name()).put("description", tool.description());
        node.set("input_schema", tool.inputSchema());
        return node;
    }

    private static ObjectNode options(LlmOptions options) {
        ObjectNode node = Json.object();
        options.temperature().ifPresent(heat -> node.put("temperature", heat));
        options.maxTokens().ifPresent(most -> node.put("max_tokens", most));
        switch (options.toolChoice()) {
            case ToolChoice.Auto auto -> node.put("tool_choice", "auto");
            case ToolChoice.None none -> node.put("tool_choice", "none");
            case ToolChoice.Required required -> node.put("tool_choice", "required");
            case ToolChoice.One one -> node.putObject("tool_choice").put("name", one.name());
        }
        return node.put("parallel_calls", options.parallelCalls()).put("json_mode", options.jsonMode());
    }
}
