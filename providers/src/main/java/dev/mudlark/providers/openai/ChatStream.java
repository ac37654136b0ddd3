package dev.mudlark.providers.openai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.providers.wire.StreamReader;
import dev.mudlark.providers.wire.UnreadableReplyException;
import dev.mudlark.providers.wire.WireJson;

/** Reads {@code chat.completion.chunk} events. */
final class ChatStream implements StreamReader {

    private static final String DONE = "[DONE]";

    private final ChatReply reply;
    private boolean finished;
    private boolean done;

    ChatStream(ChatReply reply) {
        this.reply = reply;
    }

    @Override
    public void event(String data) {
        if (data.strip().equals(DONE)) {
            finished = true;
            done = true;
            return;
        }
        JsonNode chunk = WireJson.read(data);
        if (chunk.isNull() || chunk.isMissingNode()) {
            return;
        }
        if (!chunk.isObject()) {
            throw new UnreadableReplyException("an event is no object");
        }
        ChatCompletions.checkFault(chunk);
        JsonNode choice = chunk.path("choices").path(0);
        reply.delta(choice.path("delta"));
        reply.frame(chunk, choice);
        finished |= choice.path("finish_reason").isTextual();
    }

    @Override
    public boolean isComplete() {
        return finished;
    }

    @Override
    public boolean isOver() {
        return done;
    }
}
