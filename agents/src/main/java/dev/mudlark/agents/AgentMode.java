package dev.mudlark.agents;

import dev.mudlark.agents.react.ReactText;
import dev.mudlark.models.ToolSpec;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How a model calls tools. */
public enum AgentMode {
    /** By its own tool calling. */
    NATIVE,
    /** One JSON action or answer a reply, for models that cannot call tools by themselves. */
    REACT_JSON;

    /** The lower-case names, as they stand in a config. */
    public static List<String> labels() {
        return Stream.of(values()).map(AgentMode::label).toList();
    }

    /** The mode with this name. */
    public static AgentMode of(String label) {
        return valueOf(label.toUpperCase(Locale.ROOT));
    }

    /** The lower-case name. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What the system prompt says about tools; empty when the request does. */
    String instructions(List<ToolSpec> tools) {
        return switch (this) {
            case NATIVE -> "";
            case REACT_JSON -> ReactText.instructions(tools);
        };
    }

    /** The protocol of one question. */
    Protocol open(List<ToolSpec> tools) {
        return switch (this) {
            case NATIVE -> new NativeProtocol(tools);
            case REACT_JSON -> new JsonProtocol(tools);
        };
    }
}
