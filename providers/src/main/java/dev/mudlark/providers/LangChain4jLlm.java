package dev.mudlark.providers;

import dev.langchain4j.model.chat.ChatModel;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.UnreadableReplyException;
import dev.mudlark.providers.wire.WireRequest;
import java.util.OptionalLong;

/**
 * A LangChain4j {@code ChatModel} of one's own as a model. Whoever uses it has {@code langchain4j-core} (1.19 or newer) on
 * the class path; nothing else here needs it.
 *
 * <p>What goes through: system prompt, messages, tools with every keyword of their properties, results in the order of
 * their calls with their error flag, temperature, limit of output tokens, JSON mode, tool choice, thoughts and attributes of
 * a message (texts, ints, booleans, lists and maps of them) back to the same object, input and output tokens, and why it
 * stopped. A choice of one tool is passed on as this tool alone, required. Strict schemas are switched off.
 *
 * <p>What cannot be passed on:
 *
 * <ul>
 *   <li>{@code parallelCalls}: set it on the object, if it can be set there;
 *   <li>choices at the top of a tool's schema, and keywords there that LangChain4j has no field for: they are checked where
 *       the tool is called;
 *   <li>what the object itself leaves out: most drop the error flag of a result and {@code additionalProperties}, and keep
 *       thoughts only when they are told to return and to send them;
 *   <li>tokens from and to a provider's cache, and of reasoning: LangChain4j's common type has no place for them. For
 *       Anthropic its input tokens leave out those that were cached, so that a cost comes out too low;
 *   <li>pictures in a reply; the text is read alone;
 *   <li>retries: the object makes its own, and they are not counted.
 * </ul>
 *
 * <p>The adapters of this module lose none of that; use {@code openai:NAME} and the like where there is a choice.
 */
public final class LangChain4jLlm implements Llm {

    /** What replies say their provider is. */
    public static final String PROVIDER = "langchain4j";

    private final ChatModel model;
    private final String name;
    private final ChatModelFaults faults;

    private LangChain4jLlm(ChatModel model, String name) {
        this.model = model;
        this.name = name;
        this.faults = new ChatModelFaults(PROVIDER + ":" + name);
    }

    /**
     * A model that asks {@code model}. Each question is asked in a thread of its own, which is interrupted at the
     * question's deadline.
     *
     * @param model safe for use by several threads
     * @param name how results and recordings name it, not blank; another object needs another name, as thoughts go back to
     *     the name that had them
     * @throws IllegalArgumentException when the name is blank
     */
    public static LangChain4jLlm of(ChatModel model, String name) {
        if (name.isBlank()) {
            throw new IllegalArgumentException("the name of a ChatModel cannot be blank");
        }
        return new LangChain4jLlm(model, name);
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        WireRequest wire = WireRequest.of(request, PROVIDER, name, OptionalLong.empty(), false);
        ReplyDraft draft = new ReplyDraft(wire, event -> {});
        draft.readCallsInText();
        try {
            var asked = faults.guard(() -> new ChatModelRequest(wire).write());
            var reply = new ChatModelCall(model, faults).ask(asked, request.deadline());
            new ChatModelReply(draft).take(reply);
            return draft.response();
        } catch (UnreadableReplyException e) {
            throw faults.unreadable(e);
        }
    }
}
