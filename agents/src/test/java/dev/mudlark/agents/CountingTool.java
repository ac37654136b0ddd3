package dev.mudlark.agents;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.ToolTraits;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** A tool that says its name and how often it was called. */
final class CountingTool implements Tool {

    private final String name;
    private final long price;
    private final AtomicInteger calls = new AtomicInteger();

    CountingTool(String name, long price) {
        this.name = name;
        this.price = price;
    }

    int calls() {
        return calls.get();
    }

    @Override
    public ToolSpec spec() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        schema.putObject("properties").putObject("note").put("type", "string");
        return new ToolSpec(name, "Counts its calls.", schema);
    }

    @Override
    public ToolTraits traits() {
        return new ToolTraits(ToolTraits.SideEffects.NONE, true, Optional.empty(), true, price);
    }

    @Override
    public ToolResult call(ObjectNode arguments, ToolContext context) {
        return ToolResult.note(name + " " + calls.incrementAndGet());
    }
}
