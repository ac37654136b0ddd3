package dev.mudlark.providers.openai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.context.Secret;
import dev.mudlark.providers.wire.Dialect;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.StreamReader;
import dev.mudlark.providers.wire.WireCall;
import dev.mudlark.providers.wire.WireRequest;
import java.util.Map;

/** OpenAI itself: chat completions, and the Responses format for the models that want it. */
record OpenAiDialect() implements Dialect {

    private static final Dialect CHAT = new ChatCompletions(true);
    private static final Dialect RESPONSES = new Responses();

    @Override
    public WireCall write(WireRequest request) {
        return of(request).write(request);
    }

    @Override
    public void readWhole(JsonNode body, ReplyDraft draft) {
        of(draft.request()).readWhole(body, draft);
    }

    @Override
    public StreamReader readStream(ReplyDraft draft) {
        return of(draft.request()).readStream(draft);
    }

    @Override
    public Framing framing() {
        return Framing.SERVER_SENT_EVENTS;
    }

    @Override
    public Map<String, String> authorization(Secret key) {
        return CHAT.authorization(key);
    }

    private static Dialect of(WireRequest request) {
        return OpenAiModels.wantsResponses(request.model()) ? RESPONSES : CHAT;
    }
}
