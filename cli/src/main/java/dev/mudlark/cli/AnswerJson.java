package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.tools.ToolOutcome;

/** The answer to a call for programs. */
final class AnswerJson {

    private AnswerJson() {}

    /** What the gate answered; the text is what a model reads, of an error too. */
    static ObjectNode of(ToolOutcome outcome) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("text", outcome.content());
        json.set("data", outcome.data());
        if (outcome.errorCode().isPresent()) {
            error(json, outcome.errorCode().get(), outcome.content());
        } else {
            json.putNull("error");
        }
        json.put("truncated", outcome.truncated());
        return json;
    }

    /** An answer to what never became a call. */
    static ObjectNode ofFault(String kind, String message) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("text", message);
        json.putNull("data");
        error(json, kind, message);
        json.put("truncated", false);
        return json;
    }

    private static void error(ObjectNode json, String kind, String message) {
        json.putObject("error").put("kind", kind).put("message", message);
    }
}
