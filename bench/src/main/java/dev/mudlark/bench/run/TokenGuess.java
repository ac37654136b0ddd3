package dev.mudlark.bench.run;

import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.ProviderState;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import java.util.Optional;

/**
 * How many tokens something takes, before anybody counted: a high guess for every usual tokenizer. Plain text takes a
 * token for three ASCII characters, JSON and what looks like it one for two, and every other character a token and a third,
 * or three outside of the basic plane.
 */
final class TokenGuess {

    private static final int PARTS = 6;
    private static final int PROSE = 2;
    private static final int JSON = 3;
    private static final int OTHER = 8;
    private static final int RARE = 18;

    /** Tokens that frame a message. */
    private static final int FRAME = 4;

    /** Tokens that frame a tool or a call of one. */
    private static final int TOOL_FRAME = 16;

    private long parts;
    private long frames;

    private TokenGuess() {}

    /** What a model reads of a request: everything in it but options. */
    static long read(LlmRequest request) {
        TokenGuess guess = new TokenGuess();
        guess.add(request.system(), PROSE);
        request.messages().forEach(guess::add);
        request.tools().forEach(guess::add);
        return guess.tokens();
    }

    /** What a model wrote. */
    static long written(LlmToolResponse response) {
        TokenGuess guess = new TokenGuess();
        guess.add(response.text(), PROSE);
        response.toolCalls().forEach(guess::add);
        return guess.tokens();
    }

    /** A text by itself. */
    static long of(String text) {
        TokenGuess guess = new TokenGuess();
        guess.add(text, PROSE);
        return guess.tokens();
    }

    private void add(Message message) {
        frames += FRAME;
        add(message.content(), PROSE);
        switch (message) {
            case ChatMessage chat -> add(chat.providerState());
            case AssistantToolCallMessage asks -> {
                asks.toolCalls().forEach(this::add);
                add(asks.providerState());
            }
            case ToolResultMessage result -> add(result.toolCallId(), JSON);
        }
    }

    private void add(ToolSpec tool) {
        frames += TOOL_FRAME;
        add(tool.name(), JSON);
        add(tool.description(), PROSE);
        add(tool.inputSchema().toString(), JSON);
    }

    private void add(ToolCall call) {
        frames += TOOL_FRAME;
        add(call.id(), JSON);
        add(call.name(), JSON);
        add(
                call.malformed()
                        .map(ToolCall.MalformedArguments::raw)
                        .orElseGet(() -> call.arguments().toString()),
                JSON);
    }

    private void add(Optional<ProviderState> state) {
        state.ifPresent(kept -> add(kept.json(), JSON));
    }

    private void add(String text, int ascii) {
        text.codePoints().forEach(c -> parts += c < 0x80 ? ascii : c < 0x10000 ? OTHER : RARE);
    }

    private long tokens() {
        return frames + Math.ceilDiv(parts, PARTS);
    }
}
