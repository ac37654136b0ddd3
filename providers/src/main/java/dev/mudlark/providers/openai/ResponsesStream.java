package dev.mudlark.providers.openai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.providers.wire.StreamReader;
import dev.mudlark.providers.wire.UnreadableReplyException;
import dev.mudlark.providers.wire.WireJson;
import java.util.HashSet;
import java.util.Set;

/** Reads {@code response.…} events. Calls are taken when they are whole. */
final class ResponsesStream implements StreamReader {

    private final ResponsesReply reply;
    private final Set<Integer> withText = new HashSet<>();
    private final Set<Integer> taken = new HashSet<>();
    private boolean finished;

    ResponsesStream(ResponsesReply reply) {
        this.reply = reply;
    }

    @Override
    public void event(String data) {
        JsonNode event = WireJson.read(data);
        if (!event.isObject()) {
            throw new UnreadableReplyException("an event is no object");
        }
        int index = event.path("output_index").asInt(-1);
        switch (event.path("type").asText()) {
            case "response.output_text.delta" -> {
                withText.add(index);
                reply.text(WireJson.text(event.path("delta")));
            }
            case "response.refusal.delta" -> {
                withText.add(index);
                reply.refusal(WireJson.text(event.path("delta")));
            }
            case "response.output_item.done" -> take(event.path("item"), index);
            case "response.completed", "response.incomplete" -> end(event.path("response"));
            case "response.failed" -> Responses.checkFault(event.path("response"));
            case "error" -> throw Responses.told(event);
            default -> {}
        }
    }

    private void take(JsonNode item, int index) {
        taken.add(index < 0 ? reply.items() : index);
        if (withText.contains(index)) {
            reply.itemWithoutText(item);
        } else {
            reply.item(item);
        }
    }

    /** Some servers send items at the end only. */
    private void end(JsonNode response) {
        int index = 0;
        for (JsonNode item : response.path("output")) {
            if (!taken.contains(index)) {
                take(item, index);
            }
            index++;
        }
        reply.frame(response);
        finished = true;
    }

    @Override
    public boolean isComplete() {
        return finished;
    }

    @Override
    public boolean isOver() {
        return finished;
    }
}
