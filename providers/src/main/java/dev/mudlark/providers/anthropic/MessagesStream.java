package dev.mudlark.providers.anthropic;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.StreamReader;
import dev.mudlark.providers.wire.WireJson;

/** Reads the events from {@code message_start} to {@code message_stop}. */
final class MessagesStream implements StreamReader {

    private final ReplyDraft draft;
    private final ContentBlocks blocks;
    private final TokenCounts tokens;
    private boolean complete;

    MessagesStream(ReplyDraft draft) {
        this.draft = draft;
        this.blocks = new ContentBlocks(draft);
        this.tokens = new TokenCounts(draft);
    }

    @Override
    public void event(String data) {
        JsonNode event = WireJson.read(data);
        MessagesDialect.checkFault(event);
        int index = event.path("index").asInt();
        switch (event.path("type").asText()) {
            case "message_start" -> {
                draft.model(WireJson.text(event.path("message").path("model")));
                tokens.take(event.path("message").path("usage"));
            }
            case "content_block_start" -> blocks.start(index, event.path("content_block"));
            case "content_block_delta" -> blocks.delta(index, event.path("delta"));
            case "content_block_stop" -> blocks.stop(index);
            case "message_delta" -> {
                String reason = WireJson.text(event.path("delta").path("stop_reason"));
                draft.stop(MessagesDialect.stopReason(reason));
                tokens.take(event.path("usage"));
            }
            case "message_stop" -> complete = true;
            default -> {
                // A ping, or an event that came later than this.
            }
        }
    }

    @Override
    public boolean isComplete() {
        return complete;
    }

    @Override
    public boolean isOver() {
        return complete;
    }
}
