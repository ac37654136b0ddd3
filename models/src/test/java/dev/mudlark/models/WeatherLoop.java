package dev.mudlark.models;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The loop of the module's README, which has what stands between the two marks below. */
final class WeatherLoop {

    private final UnaryOperator<String> weather;

    /** @param weather tells the weather in a city */
    WeatherLoop(UnaryOperator<String> weather) {
        this.weather = weather;
    }

    // README
    String ask(Llm llm, String question) {
        List<Message> messages = new ArrayList<>(List.of(ChatMessage.user(question)));
        for (int turn = 0; turn < 8; turn++) {
            LlmToolResponse response = llm.completeWithTools(new LlmRequest(
                    messages,
                    "You are a helpful assistant.",
                    List.of(getWeather()),
                    LlmOptions.DEFAULT,
                    Deadline.in(Duration.ofMinutes(1)),
                    new Trace()));
            messages.add(response.asMessage());
            if (response.toolCalls().isEmpty()) {
                return response.text();
            }
            for (ToolCall call : response.toolCalls()) {
                messages.add(result(call, response.stopReason()));
            }
        }
        throw new IllegalStateException("no answer after 8 turns");
    }

    ToolSpec getWeather() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        schema.putObject("properties").putObject("city").put("type", "string");
        schema.putArray("required").add("city");
        schema.put("additionalProperties", false);
        return new ToolSpec("get_weather", "Get current weather for a city.", schema);
    }

    ToolResultMessage result(ToolCall call, StopReason stopped) {
        if (stopped == StopReason.LENGTH) {
            return error(call, "The reply was cut before its end, so nothing was run. Call again, shorter.");
        }
        if (!call.name().equals("get_weather")) {
            return error(call, "There is no such tool. There is get_weather.");
        }
        if (call.malformed().isPresent()) {
            return error(
                    call,
                    "The arguments are no JSON object: "
                            + call.malformed().get().reason());
        }
        if (!call.arguments().path("city").isTextual()) {
            return error(call, "Name a city, as in {\"city\": \"Lagos\"}.");
        }
        return new ToolResultMessage(
                call.id(), weather.apply(call.arguments().get("city").asText()), false);
    }

    ToolResultMessage error(ToolCall call, String text) {
        return new ToolResultMessage(call.id(), text, true);
    }
    // README
}
