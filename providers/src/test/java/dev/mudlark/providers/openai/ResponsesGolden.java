package dev.mudlark.providers.openai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.providers.contract.GoldenFormat;
import dev.mudlark.providers.http.Format;
import dev.mudlark.providers.wire.WireJson;
import java.util.ArrayList;
import java.util.List;

/** Replies as OpenAI gives them to {@code /responses}. */
final class ResponsesGolden implements GoldenFormat {

    static final String USAGE =
            "{\"input_tokens\":12,\"input_tokens_details\":{\"cached_tokens\":4},\"output_tokens\":5,"
                    + "\"output_tokens_details\":{\"reasoning_tokens\":3},\"total_tokens\":17}";
    private static final String HELLO = message("Hello.");
    private static final String REASONING =
            "{\"id\":\"rs_1\",\"type\":\"reasoning\",\"summary\":[],\"encrypted_content\":\"SIGNATURE\"}";

    @Override
    public Format format() {
        return new Format(
                OpenAiProvider.FORMAT.api(),
                OpenAiProvider.FORMAT.base(),
                OpenAiProvider.FORMAT.keyVariable(),
                true,
                endpoint -> new Responses());
    }

    @Override
    public String text() {
        return completed(HELLO, USAGE);
    }

    @Override
    public String textStream() {
        return event("response.created", "\"response\":{\"status\":\"in_progress\",\"output\":[]}")
                + event(
                        "response.output_item.added",
                        "\"output_index\":0,\"item\":{\"type\":\"message\",\"content\":[]}")
                + event("response.output_text.delta", "\"output_index\":0,\"delta\":\"Hel\"")
                + event("response.output_text.delta", "\"output_index\":0,\"delta\":\"lo.\"")
                + event("response.output_text.done", "\"output_index\":0,\"text\":\"Hello.\"")
                + event("response.output_item.done", "\"output_index\":0,\"item\":" + HELLO)
                + event("response.completed", "\"response\":" + completed(HELLO, USAGE));
    }

    @Override
    public String twoCalls() {
        return completed(
                call("t1", "search", "{\\\"query\\\": \\\"x\\\"}") + ","
                        + call("t2", "calculator", "{\\\"expression\\\": \\\"1+1\\\"}"),
                USAGE);
    }

    @Override
    public String twoCallsStream() {
        String search = call("t1", "search", "{\\\"query\\\": \\\"x\\\"}");
        String calculator = call("t2", "calculator", "{\\\"expression\\\": \\\"1+1\\\"}");
        return event("response.output_item.added", "\"output_index\":0,\"item\":" + call("t1", "search", ""))
                + event("response.function_call_arguments.delta", "\"output_index\":0,\"delta\":\"{\\\"query\\\": \"")
                + event("response.function_call_arguments.done", "\"output_index\":0,\"arguments\":\"{}\"")
                + event("response.output_item.done", "\"output_index\":0,\"item\":" + search)
                + event("response.completed", "\"response\":" + completed(search + "," + calculator, USAGE));
    }

    @Override
    public String cutStream() {
        return event("response.output_text.delta", "\"output_index\":0,\"delta\":\"Hel\"");
    }

    @Override
    public String thinking() {
        return completed(REASONING + "," + call("t1", "search", "{}"), USAGE);
    }

    @Override
    public JsonNode thoughts() {
        return WireJson.read(REASONING);
    }

    @Override
    public JsonNode replayed(JsonNode request) {
        return request.path("input")
                .valueStream()
                .filter(item -> item.path("type").asText().equals("reasoning"))
                .findFirst()
                .orElse(WireJson.object());
    }

    @Override
    public String cutCall() {
        return "{\"id\":\"r\",\"model\":\"model-1\",\"status\":\"incomplete\",\"error\":null,\"incomplete_details\":"
                + "{\"reason\":\"max_output_tokens\"},\"output\":[" + call("t1", "search", "{\\\"query\\\": \\\"han")
                + "],\"usage\":" + USAGE + "}";
    }

    @Override
    public String withoutUsage() {
        return completed(HELLO, "null");
    }

    @Override
    public String error() {
        return "{\"error\":{\"message\":\"no such thing\",\"type\":\"invalid_request_error\",\"code\":null}}";
    }

    @Override
    public List<String> results(JsonNode request) {
        List<String> texts = new ArrayList<>();
        for (JsonNode item : request.path("input")) {
            if (item.path("type").asText().equals("function_call_output")) {
                texts.add(item.path("output").asText());
            }
        }
        return texts;
    }

    @Override
    public int turnsAfterCalls(JsonNode request) {
        int after = 0;
        for (JsonNode item : request.path("input")) {
            after = item.path("type").asText().equals("function_call") ? 0 : after + 1;
        }
        return after;
    }

    @Override
    public boolean forbidsTools(JsonNode request) {
        return request.path("tools").size() == 2
                && request.path("tool_choice").asText().equals("none");
    }

    static String completed(String items, String usage) {
        return "{\"id\":\"r\",\"object\":\"response\",\"model\":\"model-1\",\"status\":\"completed\",\"error\":null,"
                + "\"incomplete_details\":null,\"output\":[" + items + "],\"usage\":" + usage + "}";
    }

    static String message(String text) {
        return "{\"id\":\"msg_1\",\"type\":\"message\",\"status\":\"completed\",\"role\":\"assistant\",\"content\":"
                + "[{\"type\":\"output_text\",\"text\":\"" + text + "\",\"annotations\":[]}]}";
    }

    static String call(String id, String name, String arguments) {
        return "{\"id\":\"fc_" + id + "\",\"type\":\"function_call\",\"status\":\"completed\",\"call_id\":\"" + id
                + "\",\"name\":\"" + name + "\",\"arguments\":\"" + arguments + "\"}";
    }

    static String event(String type, String more) {
        return "event: " + type + "\ndata: {\"type\":\"" + type + "\"," + more + "}\n\n";
    }
}
