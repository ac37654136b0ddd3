package dev.mudlark.providers.ollama;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.providers.contract.GoldenFormat;
import dev.mudlark.providers.http.Format;
import dev.mudlark.providers.wire.WireJson;
import java.util.ArrayList;
import java.util.List;

/** Replies as Ollama gives them. */
final class OllamaGolden implements GoldenFormat {

    private static final String CALL_ONE = "{\"function\":{\"name\":\"search\",\"arguments\":{\"query\":\"x\"}}}";
    private static final String CALL_TWO =
            "{\"function\":{\"name\":\"calculator\",\"arguments\":{\"expression\":\"1+1\"}}}";
    private static final String COUNTS = ",\"prompt_eval_count\":12,\"eval_count\":5";

    @Override
    public Format format() {
        return OllamaProvider.FORMAT;
    }

    @Override
    public String text() {
        return done("\"content\":\"Hello.\"", "stop", COUNTS);
    }

    @Override
    public String textStream() {
        return line("\"content\":\"Hel\"") + line("\"content\":\"lo.\"") + done("\"content\":\"\"", "stop", COUNTS)
                + "\n";
    }

    @Override
    public String twoCalls() {
        return done("\"content\":\"\",\"tool_calls\":[" + CALL_ONE + "," + CALL_TWO + "]", "stop", COUNTS);
    }

    @Override
    public String twoCallsStream() {
        return line("\"content\":\"\",\"tool_calls\":[" + CALL_ONE + "]")
                + line("\"content\":\"\",\"tool_calls\":[" + CALL_TWO + "]")
                + done("\"content\":\"\"", "stop", COUNTS);
    }

    @Override
    public String cutStream() {
        return line("\"content\":\"Hel\"");
    }

    @Override
    public String thinking() {
        return done(
                "\"content\":\"\",\"thinking\":\"a thought SIGNATURE\",\"tool_calls\":[" + CALL_ONE + "]",
                "stop",
                COUNTS);
    }

    @Override
    public JsonNode thoughts() {
        return WireJson.read("\"a thought SIGNATURE\"");
    }

    @Override
    public JsonNode replayed(JsonNode request) {
        return request.path("messages").path(2).path("thinking");
    }

    @Override
    public String cutCall() {
        return done("\"content\":\"\",\"tool_calls\":[" + CALL_ONE + "]", "length", COUNTS);
    }

    @Override
    public String withoutUsage() {
        return done("\"content\":\"Hello.\"", "stop", "");
    }

    @Override
    public String error() {
        return "{\"error\":\"no such thing\"}";
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
        return request.path("messages").size() - 3;
    }

    @Override
    public boolean forbidsTools(JsonNode request) {
        return !request.has("tools");
    }

    static String done(String message, String reason, String counts) {
        return "{\"model\":\"model-1\",\"message\":{\"role\":\"assistant\"," + message
                + "},\"done\":true,\"done_reason\":\"" + reason + "\"" + counts + "}";
    }

    private static String line(String message) {
        return "{\"model\":\"model-1\",\"message\":{\"role\":\"assistant\"," + message + "},\"done\":false}\n";
    }
}
