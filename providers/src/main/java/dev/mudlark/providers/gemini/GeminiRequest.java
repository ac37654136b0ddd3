package dev.mudlark.providers.gemini;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.providers.schema.GeminiSchema;
import dev.mudlark.providers.schema.TopLevel;
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.providers.wire.WireRequest;

/** The body of a request. The provider has no switch for single calls; the loop takes as many as come. */
record GeminiRequest(WireRequest request) {

    ObjectNode body() {
        LlmOptions options = request.llm().options();
        ObjectNode body = WireJson.object();
        if (!request.llm().system().isBlank()) {
            body.putObject("systemInstruction")
                    .putArray("parts")
                    .addObject()
                    .put("text", request.llm().system());
        }
        body.set("contents", new Contents(request).write());
        if (!request.llm().tools().isEmpty()) {
            ArrayNode declarations = body.putArray("tools").addObject().putArray("functionDeclarations");
            request.llm().tools().forEach(spec -> declarations.add(declaration(spec)));
            body.putObject("toolConfig").set("functionCallingConfig", choice(options.toolChoice()));
        }
        ObjectNode generation = WireJson.object();
        options.temperature().ifPresent(heat -> generation.put("temperature", heat));
        options.maxTokens().ifPresent(most -> generation.put("maxOutputTokens", most));
        if (options.jsonMode() && request.llm().tools().isEmpty()) {
            generation.put("responseMimeType", "application/json");
        }
        if (!generation.isEmpty()) {
            body.set("generationConfig", generation);
        }
        return body;
    }

    private ObjectNode choice(ToolChoice choice) {
        return switch (choice) {
            case ToolChoice.Auto auto -> WireJson.object().put("mode", "AUTO");
            case ToolChoice.None none -> WireJson.object().put("mode", "NONE");
            case ToolChoice.Required required -> WireJson.object().put("mode", "ANY");
            case ToolChoice.One one -> {
                ObjectNode only = WireJson.object().put("mode", "ANY");
                only.putArray("allowedFunctionNames").add(request.names().wire(one.name()));
                yield only;
            }
        };
    }

    /** A tool without arguments has no parameters: an object without properties is refused. */
    private ObjectNode declaration(ToolSpec spec) {
        ObjectNode declaration =
                WireJson.object().put("name", request.names().wire(spec.name())).put("description", spec.description());
        JsonNode schema = GeminiSchema.of(TopLevel.plain(spec.inputSchema()));
        if (!schema.path("properties").isEmpty()) {
            declaration.set("parameters", schema);
        }
        return declaration;
    }
}
