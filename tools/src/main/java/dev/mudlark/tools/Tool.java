package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolSpec;
import java.util.Map;

/** A function a model may call. Run only by a {@link ToolBox}. Safe for use by several threads. */
public interface Tool {

    /** What the model is told. */
    ToolSpec spec();

    /** What the gate must know. */
    ToolTraits traits();

    /**
     * Arguments that the gate fills in from the secrets of its box: names of arguments, each with the name of its secret.
     * The model neither sees nor writes them, nor do approver, audit log and trace.
     */
    default Map<String, String> secrets() {
        return Map.of();
    }

    /**
     * Runs the tool.
     *
     * @param arguments checked against the schema, defaults not filled in; with the secrets asked for
     * @param context what surrounds this call; closed when the call ends
     * @throws ToolException when the model can mend its call; its text reaches the model. Any other exception is
     *     reported as a failure of the tool without its message
     */
    ToolResult call(ObjectNode arguments, ToolContext context) throws ToolException;
}
