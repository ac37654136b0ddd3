package dev.mudlark.providers.ollama;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.context.Secret;
import dev.mudlark.providers.wire.Dialect;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.StreamReader;
import dev.mudlark.providers.wire.UnreadableReplyException;
import dev.mudlark.providers.wire.WireCall;
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.providers.wire.WireRequest;
import java.util.Map;

/**
 * The format of {@code /api/chat}. The server drops the beginning of a prompt that is longer than its context, and says
 * nothing; so the context is set in every request, and a reply shows what was read of the prompt.
 */
final class OllamaChat implements Dialect {

    @Override
    public WireCall write(WireRequest request) {
        return new WireCall("/api/chat", new OllamaRequest(request).body());
    }

    @Override
    public void readWhole(JsonNode body, ReplyDraft draft) {
        OllamaReply reply = new OllamaReply(draft);
        reply.take(body);
        if (!reply.isComplete()) {
            throw new UnreadableReplyException("it is not done");
        }
    }

    @Override
    public StreamReader readStream(ReplyDraft draft) {
        OllamaReply reply = new OllamaReply(draft);
        return new StreamReader() {
            @Override
            public void event(String data) {
                reply.take(WireJson.read(data));
            }

            @Override
            public boolean isComplete() {
                return reply.isComplete();
            }

            @Override
            public boolean isOver() {
                return reply.isComplete();
            }
        };
    }

    @Override
    public Framing framing() {
        return Framing.JSON_LINES;
    }

    @Override
    public Map<String, String> authorization(Secret key) {
        return Map.of("Authorization", "Bearer " + key.reveal());
    }
}
