package dev.mudlark.providers.ollama;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.Usage;
import dev.mudlark.providers.wire.FaultInReplyException;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.WireFault;
import dev.mudlark.providers.wire.WireJson;
import java.util.Optional;
import java.util.OptionalLong;

/** A reply as it comes in, whole or line by line. */
final class OllamaReply {

    private static final int SERVER_ERROR = 500;
    private static final long CHARACTERS_PER_TOKEN = 4;
    private static final long SURELY_FITS = 1000;

    private final ReplyDraft draft;
    private final StringBuilder thoughts = new StringBuilder();
    private boolean complete;

    OllamaReply(ReplyDraft draft) {
        this.draft = draft;
        draft.readCallsInText();
        draft.contextTokens(OllamaRequest.contextTokens(draft.request()));
        draft.state(made -> thoughts.isEmpty() ? Optional.empty() : Optional.of(new TextNode(thoughts.toString())));
    }

    void take(JsonNode line) {
        if (line.path("error").isTextual()) {
            throw new FaultInReplyException(SERVER_ERROR, WireFault.read(line));
        }
        JsonNode message = line.path("message");
        thoughts.append(WireJson.text(message.path("thinking")));
        draft.text(WireJson.text(message.path("content")));
        for (JsonNode call : message.path("tool_calls")) {
            JsonNode arguments = call.path("function").path("arguments");
            draft.call(
                    WireJson.text(call.path("id")),
                    WireJson.text(call.path("function").path("name")),
                    arguments.isTextual()
                            ? arguments.textValue()
                            : arguments.isMissingNode() ? "" : WireJson.write(arguments));
        }
        draft.model(WireJson.text(line.path("model")));
        if (line.path("done").asBoolean() && message.isObject()) {
            complete = true;
            end(line);
        }
    }

    boolean isComplete() {
        return complete;
    }

    private void end(JsonNode line) {
        draft.stop(WireJson.text(line.path("done_reason")).equals("length") ? StopReason.LENGTH : StopReason.END);
        OptionalLong read = WireJson.tokens(line.path("prompt_eval_count"));
        draft.usage(new Usage(
                read,
                WireJson.tokens(line.path("eval_count")),
                OptionalLong.empty(),
                OptionalLong.empty(),
                OptionalLong.empty()));
        long estimate = OllamaRequest.characters(draft.request()) / CHARACTERS_PER_TOKEN;
        if (isCut(estimate, read, OllamaRequest.contextTokens(draft.request()))) {
            draft.promptWasCut();
        }
    }

    /**
     * True when the prompt filled the context, or when the server counts less than half of what was sent. Four characters
     * to a token is a low estimate for every language but English prose, where it is about right; prompts of less than a
     * thousand tokens fit everywhere.
     */
    static boolean isCut(long estimate, OptionalLong read, long context) {
        if (estimate > context || read.orElse(0) >= context) {
            return true;
        }
        return estimate > SURELY_FITS && read.isPresent() && estimate >= 2 * read.getAsLong();
    }
}
