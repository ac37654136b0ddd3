package dev.mudlark.providers.openai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.providers.contract.GoldenFormat;
import dev.mudlark.providers.http.Format;
import dev.mudlark.providers.wire.WireJson;
import java.util.ArrayList;
import java.util.List;

/** Replies as OpenAI and servers like it give them. */
final class ChatCompletionsGolden implements GoldenFormat {

    private static final String USAGE =
            "{\"prompt_tokens\":12,\"completion_tokens\":5,\"total_tokens\":17,\"prompt_tokens_details\":{\"cached_tokens\":null}}";

    @Override
    public Format format() {
        return OpenAiProvider.FORMAT;
    }

    @Override
    public String text() {
        return whole(
                "{\"role\":\"assistant\",\"content\":\"Hello.\",\"refusal\":null,\"annotations\":[]}", "stop", USAGE);
    }

    @Override
    public String textStream() {
        return event(
                        "{\"model\":\"model-1\",\"choices\":[{\"delta\":{\"role\":\"assistant\",\"content\":\"\"},\"finish_reason\":null}],\"usage\":null}")
                + event("{\"model\":\"model-1\",\"choices\":[{\"delta\":{\"content\":\"Hel\"}}]}")
                + ": a comment\n\n"
                + event("null")
                + event("{\"model\":\"model-1\",\"choices\":[{\"delta\":{\"content\":\"lo.\"}}]}")
                + event("{\"model\":\"model-1\",\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}")
                + event("{\"model\":\"model-1\",\"choices\":[],\"usage\":" + USAGE + "}")
                + event("[DONE]");
    }

    @Override
    public String twoCalls() {
        return whole(
                "{\"role\":\"assistant\",\"content\":null,\"tool_calls\":["
                        + call("t1", "search", "{\\\"query\\\": \\\"x\\\"}") + ","
                        + call("t2", "calculator", "{\\\"expression\\\": \\\"1+1\\\"}") + "]}",
                "tool_calls",
                USAGE);
    }

    @Override
    public String twoCallsStream() {
        return piece(
                        "{\"index\":0,\"id\":\"t1\",\"type\":\"function\",\"function\":{\"name\":\"search\",\"arguments\":\"\"}}")
                + piece(
                        "{\"index\":1,\"id\":\"t2\",\"type\":\"function\",\"function\":{\"name\":\"calculator\",\"arguments\":\"{\\\"expression\\\": \"}}")
                + piece("{\"index\":0,\"function\":{\"arguments\":\"{\\\"query\\\": \\\"x\"}}")
                + piece("{\"index\":1,\"function\":{\"arguments\":\"\\\"1+1\\\"}\"}}")
                + piece("{\"index\":0,\"function\":{\"arguments\":\"\\\"}\"}}")
                + event("{\"model\":\"model-1\",\"choices\":[{\"delta\":{},\"finish_reason\":\"tool_calls\"}]}")
                + event("[DONE]");
    }

    @Override
    public String cutStream() {
        return event("{\"choices\":[{\"delta\":{\"content\":\"Hel\"}}]}");
    }

    @Override
    public String thinking() {
        return whole(
                "{\"role\":\"assistant\",\"content\":\"\",\"reasoning_content\":\"a thought SIGNATURE\",\"tool_calls\":["
                        + call("t1", "search", "{}") + "]}",
                "tool_calls",
                USAGE);
    }

    @Override
    public JsonNode thoughts() {
        return WireJson.read("\"a thought SIGNATURE\"");
    }

    @Override
    public JsonNode replayed(JsonNode request) {
        return assistant(request).path("reasoning_content");
    }

    @Override
    public String cutCall() {
        return whole(
                "{\"role\":\"assistant\",\"content\":null,\"tool_calls\":["
                        + call("t1", "search", "{\\\"query\\\": \\\"han") + "]}",
                "tool_calls",
                "{\"prompt_tokens\":12,\"completion_tokens\":300}");
    }

    @Override
    public String withoutUsage() {
        return whole("{\"role\":\"assistant\",\"content\":\"Hello.\"}", "stop", "null");
    }

    @Override
    public String error() {
        return "{\"error\":{\"message\":\"no such thing\",\"type\":\"invalid_request_error\",\"code\":null}}";
    }

    @Override
    public List<String> results(JsonNode request) {
        List<String> texts = new ArrayList<>();
        for (JsonNode message : request.path("messages")) {
            if (message.path("role").asText().equals("tool")) {
                texts.add(message.path("content").asText());
            }
        }
        return texts;
    }

    @Override
    public int turnsAfterCalls(JsonNode request) {
        int after = 0;
        for (JsonNode message : request.path("messages")) {
            after = message.has("tool_calls") ? 0 : after + 1;
        }
        return after;
    }

    @Override
    public boolean forbidsTools(JsonNode request) {
        return request.path("tools").size() == 2
                && request.path("tool_choice").asText().equals("none");
    }

    private static JsonNode assistant(JsonNode request) {
        JsonNode last = WireJson.object();
        for (JsonNode message : request.path("messages")) {
            last = message.path("role").asText().equals("assistant") ? message : last;
        }
        return last;
    }

    static String whole(String message, String reason, String usage) {
        return "{\"id\":\"c\",\"model\":\"model-1\",\"choices\":[{\"index\":0,\"message\":" + message
                + ",\"finish_reason\":\"" + reason + "\"}],\"usage\":" + usage + "}";
    }

    static String call(String id, String name, String arguments) {
        return "{\"id\":\"" + id + "\",\"type\":\"function\",\"function\":{\"name\":\"" + name + "\",\"arguments\":\""
                + arguments + "\"}}";
    }

    static String piece(String call) {
        return event("{\"model\":\"model-1\",\"choices\":[{\"delta\":{\"tool_calls\":[" + call + "]}}]}");
    }

    static String event(String data) {
        return "data: " + data + "\n\n";
    }
}
