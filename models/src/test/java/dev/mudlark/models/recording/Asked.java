package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.models.Usage;
import java.util.List;
import java.util.Optional;

/** Requests and replies of tests. */
final class Asked {

    static final ModelRef MODEL = ModelRef.parse("openai:gpt-test");
    static final ToolSpec SEARCH = new ToolSpec("search", "Searches.", schema("query"));

    private Asked() {}

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    static ObjectNode schema(String property) {
        ObjectNode schema = object().put("type", "object");
        schema.putObject("properties").putObject(property).put("type", "string");
        return schema;
    }

    static LlmRequest by(String scope, String question) {
        return by(scope, List.of(ChatMessage.user(question)), "Be brief.", List.of(SEARCH), LlmOptions.DEFAULT);
    }

    static LlmRequest by(
            String scope, List<Message> messages, String system, List<ToolSpec> tools, LlmOptions options) {
        return new LlmRequest(messages, system, tools, options, Deadline.none(), new Trace(scope));
    }

    static LlmToolResponse text(String text) {
        return new LlmToolResponse(
                text, List.of(), Usage.of(10, 2), "gpt-test-1", "openai", StopReason.END, Optional.empty());
    }
}
