package dev.mudlark.providers;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonRawSchema;
import dev.langchain4j.model.chat.request.json.JsonSchemaElement;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.providers.schema.TopLevel;
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.providers.wire.WireRequest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A request in LangChain4j's words. */
record ChatModelRequest(WireRequest request) {

    ChatRequest write() {
        LlmOptions options = request.llm().options();
        ChatRequest.Builder asked = ChatRequest.builder().messages(new ChatModelMessages(request).write());
        List<ToolSpec> tools = offered(options.toolChoice());
        if (!tools.isEmpty()) {
            asked.toolSpecifications(tools.stream().map(this::tool).toList());
            asked.toolChoice(choice(options.toolChoice()));
        }
        options.temperature().ifPresent(asked::temperature);
        options.maxTokens().ifPresent(asked::maxOutputTokens);
        if (options.jsonMode()) {
            asked.responseFormat(ResponseFormat.JSON);
        }
        return asked.build();
    }

    private List<ToolSpec> offered(ToolChoice choice) {
        return choice instanceof ToolChoice.One one
                ? request.llm().tools().stream()
                        .filter(spec -> spec.name().equals(one.name()))
                        .toList()
                : request.llm().tools();
    }

    private static dev.langchain4j.model.chat.request.ToolChoice choice(ToolChoice choice) {
        return switch (choice) {
            case ToolChoice.Auto auto -> dev.langchain4j.model.chat.request.ToolChoice.AUTO;
            case ToolChoice.None none -> dev.langchain4j.model.chat.request.ToolChoice.NONE;
            case ToolChoice.Required required -> dev.langchain4j.model.chat.request.ToolChoice.REQUIRED;
            case ToolChoice.One one -> dev.langchain4j.model.chat.request.ToolChoice.REQUIRED;
        };
    }

    /** Each property is handed over as JSON: LangChain4j's own types lose bounds, defaults, patterns and more. */
    private ToolSpecification tool(ToolSpec spec) {
        ObjectNode schema = TopLevel.plain(spec.inputSchema());
        JsonObjectSchema.Builder parameters = JsonObjectSchema.builder()
                .addProperties(elements(schema.path("properties")))
                .required(names(schema.path("required")));
        if (schema.path("additionalProperties").isBoolean()) {
            parameters.additionalProperties(schema.path("additionalProperties").booleanValue());
        }
        if (schema.path("description").isTextual()) {
            parameters.description(schema.path("description").textValue());
        }
        if (!schema.path("$defs").isEmpty()) {
            parameters.definitions(elements(schema.path("$defs")));
        }
        return ToolSpecification.builder()
                .name(request.names().wire(spec.name()))
                .description(spec.description())
                .parameters(parameters.build())
                .strict(false)
                .build();
    }

    private static Map<String, JsonSchemaElement> elements(JsonNode schemas) {
        Map<String, JsonSchemaElement> elements = new LinkedHashMap<>();
        schemas.properties()
                .forEach(one -> elements.put(one.getKey(), JsonRawSchema.from(WireJson.write(one.getValue()))));
        return elements;
    }

    private static List<String> names(JsonNode required) {
        List<String> names = new ArrayList<>();
        required.forEach(name -> names.add(name.asText()));
        return names;
    }
}
