package dev.mudlark.providers;

import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.mudlark.context.Deadline;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Asks a model that knows no deadline, in a thread that is left behind when the deadline passes. */
record ChatModelCall(ChatModel model, ChatModelFaults faults) {

    private static final long SLICE = TimeUnit.MILLISECONDS.toNanos(100);

    @Nullable
    ChatResponse ask(ChatRequest request, Deadline deadline) {
        FutureTask<@Nullable ChatResponse> task = new FutureTask<>(() -> model.chat(request));
        Thread.ofVirtual().name("chat-model").start(task);
        try {
            while (!deadline.isOver()) {
                try {
                    return task.get(Math.min(SLICE, deadline.remaining().toNanos()), TimeUnit.NANOSECONDS);
                } catch (TimeoutException notYet) {
                    // Looks at the deadline again.
                }
            }
        } catch (ExecutionException e) {
            throw faults.of(e.getCause() == null ? e : e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        task.cancel(true);
        throw faults.late();
    }
}
