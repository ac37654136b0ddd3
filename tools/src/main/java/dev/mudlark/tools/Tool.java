package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolSpec;

/** A function a model may call. Run only by a {@link ToolBox}. Safe for use by several threads. */
public interface Tool {

    /** What the model is told. */
    ToolSpec spec();

    /** What the gate must know. */
    ToolTraits traits();

    /**
     * Runs the tool.
     *
     * @param arguments checked against the schema, defaults not filled in
     * @param context what surrounds this call; closed when the call ends
     * @throws ToolException when the model can mend its call; its text reaches the model. Any other exception is
     *     reported as a failure of the tool without its message
     */
    ToolResult call(ObjectNode arguments, ToolContext context) throws ToolException;
}
