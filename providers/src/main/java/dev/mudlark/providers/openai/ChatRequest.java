package dev.mudlark.providers.openai;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.providers.schema.StrictSchema;
import dev.mudlark.providers.schema.TopLevel;
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.providers.wire.WireRequest;
import java.util.Optional;

/** The body of a request. */
record ChatRequest(WireRequest request, boolean original) {

    ObjectNode body() {
        ObjectNode body = WireJson.object();
        body.put("model", request.model());
        body.set("messages", new ChatMessages(request).write());
        LlmOptions options = request.llm().options();
        if (!request.llm().tools().isEmpty()) {
            addTools(body, options);
        }
        if (!original || OpenAiModels.takesTemperature(request.model())) {
            options.temperature().ifPresent(heat -> body.put("temperature", heat));
        }
        options.maxTokens().ifPresent(most -> body.put(original ? "max_completion_tokens" : "max_tokens", most));
        if (options.jsonMode()) {
            body.putObject("response_format").put("type", "json_object");
        }
        if (request.stream()) {
            body.put("stream", true).putObject("stream_options").put("include_usage", true);
        }
        return body;
    }

    private void addTools(ObjectNode body, LlmOptions options) {
        ArrayNode tools = body.putArray("tools");
        request.llm().tools().forEach(spec -> tools.add(tool(spec)));
        switch (options.toolChoice()) {
            case ToolChoice.Auto auto -> body.put("tool_choice", "auto");
            case ToolChoice.None none -> body.put("tool_choice", "none");
            case ToolChoice.Required required -> body.put("tool_choice", "required");
            case ToolChoice.One one ->
                body.putObject("tool_choice")
                        .put("type", "function")
                        .putObject("function")
                        .put("name", request.names().wire(one.name()));
        }
        if (!options.parallelCalls()) {
            body.put("parallel_tool_calls", false);
        }
    }

    private ObjectNode tool(ToolSpec spec) {
        ObjectNode tool = WireJson.object().put("type", "function");
        ObjectNode function = tool.putObject("function");
        function.put("name", request.names().wire(spec.name()));
        function.put("description", spec.description());
        Optional<ObjectNode> strict = original ? StrictSchema.of(spec.inputSchema()) : Optional.empty();
        function.set("parameters", strict.orElseGet(() -> TopLevel.plain(spec.inputSchema())));
        if (original) {
            function.put("strict", strict.isPresent());
        }
        return tool;
    }
}
