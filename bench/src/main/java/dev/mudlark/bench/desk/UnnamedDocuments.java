package dev.mudlark.bench.desk;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.ToolTraits;

/**
 * Stands for a tool that reads documents where none are named: its arguments are checked as always, and then it says what
 * is missing.
 *
 * @param tool the tool
 */
record UnnamedDocuments(Tool tool) implements Tool {

    @Override
    public ToolSpec spec() {
        return tool.spec();
    }

    @Override
    public ToolTraits traits() {
        return tool.traits();
    }

    @Override
    public ToolResult call(ObjectNode arguments, ToolContext context) throws ToolException {
        throw new ToolException(
                "no_documents",
                tool.spec().name() + " reads documents, and none are named; pass --docs DIR with the folder that holds"
                        + " them");
    }
}
