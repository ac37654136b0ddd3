package dev.mudlark.agents;

import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.tools.ToolOutcome;
import java.util.ArrayList;
import java.util.List;

/**
 * The conversation of one question, as it is kept and as the model is sent it. Each message is made ready once, when it
 * is added, so that a turn costs the same however long the conversation is.
 */
final class Conversation {

    private final Protocol protocol;
    private final DataFence fence;
    private final List<Message> kept = new ArrayList<>();
    private final List<Message> sent = new ArrayList<>();

    Conversation(Protocol protocol, DataFence fence) {
        this.protocol = protocol;
        this.fence = fence;
    }

    /** Something that the loop or a person says. */
    void user(String text) {
        add(ChatMessage.user(text), ChatMessage.user(text));
    }

    void reply(LlmToolResponse reply, Meaning meaning) {
        add(meaning.kept(reply), protocol.said(reply, meaning));
    }

    void result(ToolOutcome outcome) {
        add(outcome.asMessage(), protocol.shown(outcome, fence));
    }

    private void add(Message keep, Message send) {
        kept.add(keep);
        sent.add(send);
    }

    /** Every message: calls and results as such in every protocol, results as tools gave them. */
    List<Message> kept() {
        return kept;
    }

    /** Every message as the model is sent it, results fenced. */
    List<Message> sent() {
        return sent;
    }
}
