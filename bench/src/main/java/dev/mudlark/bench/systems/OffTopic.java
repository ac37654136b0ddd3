package dev.mudlark.bench.systems;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.evaluation.ToolRouting;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.ToolTraits;

/**
 * The tool {@code off_topic}: an agent calls it for a question that the documents are not about, so that its decision not to
 * retrieve is on record.
 */
record OffTopic() implements Tool {

    /** Its name. */
    static final String NAME = ToolRouting.OFF_TOPIC;

    private static final ToolSpec SPEC = new ToolSpec(
            NAME,
            "For small talk and for questions that the collection is not about, instead of a search. Returns what to say.",
            schema());

    @Override
    public ToolSpec spec() {
        return SPEC;
    }

    @Override
    public ToolTraits traits() {
        return ToolTraits.PURE;
    }

    @Override
    public ToolResult call(ObjectNode arguments, ToolContext context) {
        return ToolResult.note(
                "Noted: not a question for the documents. Reply to small talk in a sentence; to a question,"
                        + " say that the documents do not cover it.");
    }

    private static ObjectNode schema() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        schema.putObject("properties").putObject("query").put("type", "string").put("description", "The user's words.");
        schema.putArray("required").add("query");
        return schema.put("additionalProperties", false);
    }
}
