package dev.mudlark.providers;

import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;

/** A model of LangChain4j that gives prepared replies in order and remembers what it was asked. */
final class ScriptedChatModel implements ChatModel {

    private final ArrayDeque<Callable<ChatResponse>> replies = new ArrayDeque<>();
    private final List<ChatRequest> asked = Collections.synchronizedList(new ArrayList<>());

    ScriptedChatModel then(Callable<ChatResponse> reply) {
        replies.add(reply);
        return this;
    }

    List<ChatRequest> asked() {
        return asked;
    }

    @Override
    public ChatResponse doChat(ChatRequest request) {
        asked.add(request);
        try {
            return replies.remove().call();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
