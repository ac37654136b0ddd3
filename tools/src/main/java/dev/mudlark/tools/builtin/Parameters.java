package dev.mudlark.tools.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolSpec;
import java.util.List;

/** Writes the input schema of a built-in tool, argument by argument in the order a model reads them. */
public final class Parameters {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final ObjectNode properties = JSON.objectNode();
    private final ArrayNode required = JSON.arrayNode();

    /** An argument that is text. */
    public Parameters text(String name, String description) {
        add(name, "string", description);
        return this;
    }

    /** An argument that is one of some words. */
    public Parameters oneOf(String name, List<String> words, String description) {
        ArrayNode members = JSON.arrayNode();
        words.forEach(members::add);
        add(name, "string", description).set("enum", members);
        return this;
    }

    /** An argument that is true or false. */
    public Parameters flag(String name, boolean defaultValue, String description) {
        add(name, "boolean", description).put("default", defaultValue);
        return this;
    }

    /** An argument that is a whole number, at least {@code minimum}. */
    public Parameters count(String name, int defaultValue, int minimum, String description) {
        add(name, "integer", description).put("default", defaultValue).put("minimum", minimum);
        return this;
    }

    /** An argument that is any whole number. */
    public Parameters number(String name, int defaultValue, String description) {
        add(name, "integer", description).put("default", defaultValue);
        return this;
    }

    /** An argument that is a list of texts. */
    public Parameters texts(String name, String description) {
        ObjectNode items = JSON.objectNode().put("type", "string");
        add(name, "array", description).set("items", items);
        return this;
    }

    /** An argument that is an object with any keys, whose values have a schema. */
    public Parameters map(String name, JsonNode value, String description) {
        add(name, "object", description).set("additionalProperties", value);
        return this;
    }

    /** An argument with a schema of its own. */
    public Parameters any(String name, ObjectNode schema, String description) {
        properties.set(name, schema.deepCopy().put("description", description));
        return this;
    }

    /** Makes the argument added last required and gives an example of it. */
    public Parameters required(String name, JsonNode example) {
        required.add(name);
        ((ObjectNode) properties.get(name)).putArray("examples").add(example);
        return this;
    }

    /** The finished spec; other arguments than those added are refused. */
    public ToolSpec spec(String tool, String description) {
        ObjectNode schema = JSON.objectNode().put("type", "object");
        schema.set("properties", properties);
        if (!required.isEmpty()) {
            schema.set("required", required);
        }
        schema.put("additionalProperties", false);
        return new ToolSpec(tool, description, schema);
    }

    private ObjectNode add(String name, String type, String description) {
        return properties.putObject(name).put("type", type).put("description", description);
    }
}
