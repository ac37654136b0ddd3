package dev.mudlark.agents;

import dev.mudlark.models.Message;
import java.util.ArrayList;
import java.util.List;

/**
 * The conversation of one question, as it is kept and as the model is sent it. Each message is made ready once, when it
 * is added, so that a turn costs the same however long the conversation is.
 */
final class Conversation {

    private final DataFence fence;
    private final List<Message> kept = new ArrayList<>();
    private final List<Message> sent = new ArrayList<>();

    Conversation(DataFence fence) {
        this.fence = fence;
    }

    void add(Message message) {
        kept.add(message);
        sent.add(fence.around(message));
    }

    /** Every message as it was said. */
    List<Message> kept() {
        return kept;
    }

    /** The same with results fenced. */
    List<Message> sent() {
        return sent;
    }
}
