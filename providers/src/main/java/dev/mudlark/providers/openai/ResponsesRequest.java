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

/** The body of a request to {@code /responses}. */
record ResponsesRequest(WireRequest request) {

    ObjectNode body() {
        ObjectNode body = WireJson.object();
        body.put("model", request.model());
        body.set("input", new ResponsesInput(request).write());
        LlmOptions options = request.llm().options();
        if (!request.llm().tools().isEmpty()) {
            addTools(body, options);
        }
        if (OpenAiModels.takesTemperature(request.model())) {
            options.temperature().ifPresent(heat -> body.put("temperature", heat));
        }
        options.maxTokens().ifPresent(most -> body.put("max_output_tokens", most));
        if (options.jsonMode()) {
            body.putObject("text").putObject("format").put("type", "json_object");
        }
        body.put("store", false).putArray("include").add("reasoning.encrypted_content");
        if (request.stream()) {
            body.put("stream", true);
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
                        .put("name", request.names().wire(one.name()));
        }
        if (!options.parallelCalls()) {
            body.put("parallel_tool_calls", false);
        }
    }

    private ObjectNode tool(ToolSpec spec) {
        Optional<ObjectNode> strict = StrictSchema.of(spec.inputSchema());
        ObjectNode tool = WireJson.object()
                .put("type", "function")
                .put("name", request.names().wire(spec.name()))
                .put("description", spec.description());
        tool.set("parameters", strict.orElseGet(() -> TopLevel.plain(spec.inputSchema())));
        return tool.put("strict", strict.isPresent());
    }
}
