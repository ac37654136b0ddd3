package dev.mudlark.providers.anthropic;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.providers.contract.GoldenFormat;
import dev.mudlark.providers.http.Format;
import dev.mudlark.providers.wire.WireJson;
import java.util.ArrayList;
import java.util.List;

/** Replies as Anthropic gives them. */
final class MessagesGolden implements GoldenFormat {

    private static final String USAGE =
            "{\"input_tokens\":2,\"cache_read_input_tokens\":7,\"cache_creation_input_tokens\":3,\"output_tokens\":5}";
    private static final String THOUGHTS = """
            {"type":"thinking","thinking":"a thought","signature":"SIGNATURE"},
            {"type":"redacted_thinking","data":"SIGNATURE2"},
            {"type":"tool_use","id":"t1","name":"search","input":{}}""";

    @Override
    public Format format() {
        return AnthropicProvider.FORMAT;
    }

    @Override
    public String text() {
        return whole("{\"type\":\"text\",\"text\":\"Hello.\"}", "end_turn", USAGE);
    }

    @Override
    public String textStream() {
        return event(
                        "message_start",
                        "\"message\":{\"model\":\"model-1\",\"usage\":{\"input_tokens\":2,\"cache_read_input_tokens\":7,\"cache_creation_input_tokens\":3,\"output_tokens\":1}}")
                + event("content_block_start", "\"index\":0,\"content_block\":{\"type\":\"text\",\"text\":\"\"}")
                + event("ping", "\"x\":0")
                + event("content_block_delta", "\"index\":0,\"delta\":{\"type\":\"text_delta\",\"text\":\"Hel\"}")
                + event("content_block_delta", "\"index\":0,\"delta\":{\"type\":\"text_delta\",\"text\":\"lo.\"}")
                + event("content_block_stop", "\"index\":0")
                + event("message_delta", "\"delta\":{\"stop_reason\":\"end_turn\"},\"usage\":{\"output_tokens\":5}")
                + event("message_stop", "\"x\":0");
    }

    @Override
    public String twoCalls() {
        return whole(
                "{\"type\":\"tool_use\",\"id\":\"t1\",\"name\":\"search\",\"input\":{\"query\":\"x\"}},"
                        + "{\"type\":\"tool_use\",\"id\":\"t2\",\"name\":\"calculator\",\"input\":{\"expression\":\"1+1\"}}",
                "tool_use",
                USAGE);
    }

    @Override
    public String twoCallsStream() {
        return event("message_start", "\"message\":{\"model\":\"model-1\",\"usage\":{\"input_tokens\":2}}")
                + event(
                        "content_block_start",
                        "\"index\":0,\"content_block\":{\"type\":\"tool_use\",\"id\":\"t1\",\"name\":\"search\",\"input\":{}}")
                + event(
                        "content_block_delta",
                        "\"index\":0,\"delta\":{\"type\":\"input_json_delta\",\"partial_json\":\"\"}")
                + event(
                        "content_block_delta",
                        "\"index\":0,\"delta\":{\"type\":\"input_json_delta\",\"partial_json\":\"{\\\"query\\\": \"}")
                + event(
                        "content_block_delta",
                        "\"index\":0,\"delta\":{\"type\":\"input_json_delta\",\"partial_json\":\"\\\"x\\\"}\"}")
                + event("content_block_stop", "\"index\":0")
                + event(
                        "content_block_start",
                        "\"index\":1,\"content_block\":{\"type\":\"tool_use\",\"id\":\"t2\",\"name\":\"calculator\",\"input\":{}}")
                + event(
                        "content_block_delta",
                        "\"index\":1,\"delta\":{\"type\":\"input_json_delta\",\"partial_json\":\"{\\\"expression\\\": \\\"1+1\\\"}\"}")
                + event("content_block_stop", "\"index\":1")
                + event("message_delta", "\"delta\":{\"stop_reason\":\"tool_use\"},\"usage\":{\"output_tokens\":5}")
                + event("message_stop", "\"x\":0");
    }

    @Override
    public String cutStream() {
        return event("message_start", "\"message\":{\"model\":\"model-1\"}")
                + event("content_block_start", "\"index\":0,\"content_block\":{\"type\":\"text\",\"text\":\"\"}")
                + event("content_block_delta", "\"index\":0,\"delta\":{\"type\":\"text_delta\",\"text\":\"Hel\"}");
    }

    @Override
    public String thinking() {
        return whole(THOUGHTS, "tool_use", USAGE);
    }

    @Override
    public JsonNode thoughts() {
        return WireJson.read("[" + THOUGHTS + "]");
    }

    @Override
    public JsonNode replayed(JsonNode request) {
        return request.path("messages").path(1).path("content");
    }

    @Override
    public String cutCall() {
        return whole(
                "{\"type\":\"tool_use\",\"id\":\"t1\",\"name\":\"search\",\"input\":{\"query\":\"han\"}}",
                "max_tokens",
                USAGE);
    }

    @Override
    public String withoutUsage() {
        return "{\"type\":\"message\",\"model\":\"model-1\",\"content\":[{\"type\":\"text\",\"text\":\"Hello.\"}],\"stop_reason\":\"end_turn\"}";
    }

    @Override
    public String error() {
        return "{\"type\":\"error\",\"error\":{\"type\":\"invalid_request_error\",\"message\":\"no such thing\"}}";
    }

    @Override
    public List<String> results(JsonNode request) {
        List<String> texts = new ArrayList<>();
        for (JsonNode message : request.path("messages")) {
            for (JsonNode block : message.path("content")) {
                if (block.path("type").asText().equals("tool_result")) {
                    texts.add(block.path("content").asText());
                }
            }
        }
        return texts;
    }

    @Override
    public int turnsAfterCalls(JsonNode request) {
        return request.path("messages").size() - 2;
    }

    @Override
    public boolean forbidsTools(JsonNode request) {
        return request.path("tools").size() == 2
                && request.path("tool_choice").path("type").asText().equals("none");
    }

    static String whole(String blocks, String reason, String usage) {
        return "{\"type\":\"message\",\"role\":\"assistant\",\"model\":\"model-1\",\"content\":[" + blocks
                + "],\"stop_reason\":\"" + reason + "\",\"usage\":" + usage + "}";
    }

    static String event(String type, String fields) {
        return "event: " + type + "\ndata: {\"type\":\"" + type + "\"," + fields + "}\n\n";
    }
}
