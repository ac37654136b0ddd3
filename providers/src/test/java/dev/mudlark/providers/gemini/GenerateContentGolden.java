package dev.mudlark.providers.gemini;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.providers.contract.GoldenFormat;
import dev.mudlark.providers.http.Format;
import dev.mudlark.providers.wire.WireJson;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Replies as Gemini gives them. */
final class GenerateContentGolden implements GoldenFormat {

    private static final String USAGE =
            "{\"promptTokenCount\":12,\"candidatesTokenCount\":3,\"thoughtsTokenCount\":2,\"totalTokenCount\":17}";
    private static final String THOUGHTS = """
            {"text":"a thought","thought":true},
            {"functionCall":{"name":"search","args":{}},"thoughtSignature":"SIGNATURE"}""";
    private static final String CALL_ONE = "{\"functionCall\":{\"name\":\"search\",\"args\":{\"query\":\"x\"}}}";
    private static final String CALL_TWO =
            "{\"functionCall\":{\"name\":\"calculator\",\"args\":{\"expression\":\"1+1\"}}}";

    @Override
    public Format format() {
        return GeminiProvider.FORMAT;
    }

    @Override
    public String text() {
        return whole("{\"text\":\"Hello.\"}", "STOP", USAGE);
    }

    @Override
    public String textStream() {
        return event(whole("{\"text\":\"Hel\"}", null, "{\"promptTokenCount\":12,\"totalTokenCount\":12}"))
                + event(whole("{\"text\":\"lo.\"}", "STOP", USAGE));
    }

    @Override
    public String twoCalls() {
        return whole(CALL_ONE + "," + CALL_TWO, "STOP", USAGE);
    }

    @Override
    public String twoCallsStream() {
        return event(whole(CALL_ONE, null, USAGE))
                + event(whole(CALL_TWO, null, USAGE))
                + event(whole("{\"text\":\"\"}", "STOP", USAGE));
    }

    @Override
    public String cutStream() {
        return event(whole("{\"text\":\"Hel\"}", null, USAGE));
    }

    @Override
    public String thinking() {
        return whole(THOUGHTS, "STOP", USAGE);
    }

    @Override
    public JsonNode thoughts() {
        return WireJson.read("[" + THOUGHTS + "]");
    }

    @Override
    public JsonNode replayed(JsonNode request) {
        return request.path("contents").path(1).path("parts");
    }

    @Override
    public String cutCall() {
        return whole(CALL_ONE, "MAX_TOKENS", USAGE);
    }

    @Override
    public String withoutUsage() {
        return "{\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"Hello.\"}]},\"finishReason\":\"STOP\"}]}";
    }

    @Override
    public String error() {
        return "{\"error\":{\"code\":400,\"message\":\"no such thing\",\"status\":\"INVALID_ARGUMENT\"}}";
    }

    @Override
    public List<String> results(JsonNode request) {
        List<String> texts = new ArrayList<>();
        for (JsonNode content : request.path("contents")) {
            for (JsonNode part : content.path("parts")) {
                JsonNode response = part.path("functionResponse").path("response");
                if (response.isObject()) {
                    texts.add(response.path("output").asText()
                            + response.path("error").asText());
                }
            }
        }
        return texts;
    }

    @Override
    public int turnsAfterCalls(JsonNode request) {
        return request.path("contents").size() - 2;
    }

    @Override
    public boolean forbidsTools(JsonNode request) {
        return request.path("tools").path(0).path("functionDeclarations").size() == 2
                && request.path("toolConfig")
                        .path("functionCallingConfig")
                        .path("mode")
                        .asText()
                        .equals("NONE");
    }

    static String whole(String parts, @Nullable String reason, String usage) {
        return "{\"candidates\":[{\"content\":{\"role\":\"model\",\"parts\":[" + parts + "]}"
                + (reason == null ? "" : ",\"finishReason\":\"" + reason + "\"") + "}],\"usageMetadata\":" + usage
                + ",\"modelVersion\":\"model-1\"}";
    }

    static String event(String data) {
        return "data: " + data + "\r\n\r\n";
    }
}
