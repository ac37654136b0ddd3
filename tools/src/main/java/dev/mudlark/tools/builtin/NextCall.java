package dev.mudlark.tools.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Writes the exact call a model should make next. */
public final class NextCall {

    private final String tool;
    private final ObjectNode arguments = JsonNodeFactory.instance.objectNode();

    private NextCall(String tool) {
        this.tool = tool;
    }

    /** A call of a tool. */
    public static NextCall of(String tool) {
        return new NextCall(tool);
    }

    /** With a text. */
    public NextCall with(String name, String value) {
        arguments.put(name, value);
        return this;
    }

    /** With a number. */
    public NextCall with(String name, int value) {
        arguments.put(name, value);
        return this;
    }

    /** With any value. */
    public NextCall with(String name, JsonNode value) {
        arguments.set(name, value);
        return this;
    }

    /** For programs: {@code {"tool": …, "arguments": {…}}}. */
    public ObjectNode toJson() {
        ObjectNode call = JsonNodeFactory.instance.objectNode().put("tool", tool);
        call.set("arguments", arguments.deepCopy());
        return call;
    }

    /** {@code read_document {"doc_id":"refund-timing","start":2000}}. */
    @Override
    public String toString() {
        return tool + " " + arguments;
    }
}
