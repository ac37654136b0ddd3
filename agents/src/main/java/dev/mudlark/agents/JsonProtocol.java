package dev.mudlark.agents;

import dev.mudlark.agents.react.ReactText;
import dev.mudlark.agents.react.Reading;
import dev.mudlark.agents.react.ReplyReader;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.ToolOutcome;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** One JSON action or answer a reply; requests hold no tools, and results are messages of the user. */
final class JsonProtocol implements Protocol {

    private static final String NOTHING = "(empty reply)";

    private final ReplyReader replies;
    private final CallIds ids = new CallIds();

    JsonProtocol(List<ToolSpec> tools) {
        this.replies = new ReplyReader(tools.stream().map(ToolSpec::name).collect(Collectors.toSet()));
    }

    @Override
    public List<ToolSpec> offered() {
        return List.of();
    }

    @Override
    public LlmOptions lastOptions() {
        return LlmOptions.DEFAULT;
    }

    @Override
    public Meaning meaning(LlmToolResponse reply) {
        if (!reply.toolCalls().isEmpty()) {
            return ofCalls(reply);
        }
        return switch (replies.read(reply.text())) {
            case Reading.Action action -> new Meaning.Calls(List.of(action.asCall(ids.next())));
            case Reading.Answer(var text) -> new Meaning.Answer(text);
            case Reading.Neither(var problem, var plain) -> neither(problem, reply);
        };
    }

    /** A model that calls tools in its own way although it was offered none. */
    private Meaning ofCalls(LlmToolResponse reply) {
        return reply.toolCalls().size() == 1
                ? new Meaning.Calls(ids.unique(reply.toolCalls()))
                : neither("it calls several tools at once", reply);
    }

    private static Meaning neither(String problem, LlmToolResponse reply) {
        return new Meaning.Neither(
                reply.stopReason() == StopReason.LENGTH
                        ? problem + " (it was cut by the output limit; be shorter)"
                        : problem);
    }

    /** Plain text answers too; an action is not carried out, so that the answer is empty. */
    @Override
    public Meaning lastMeaning(LlmToolResponse reply) {
        if (!reply.toolCalls().isEmpty()) {
            return new Meaning.Answer(reply.text());
        }
        return switch (replies.read(reply.text())) {
            case Reading.Action action -> new Meaning.Answer("");
            case Reading.Answer(var text) -> new Meaning.Answer(text);
            case Reading.Neither(var problem, var plain) ->
                plain ? new Meaning.Answer(reply.text()) : neither(problem, reply);
        };
    }

    @Override
    public Message said(LlmToolResponse reply, Meaning meaning) {
        if (meaning instanceof Meaning.Calls(var calls) && !reply.toolCalls().isEmpty()) {
            return ChatMessage.assistant(ReactText.action(calls.getFirst()));
        }
        String text = reply.text().isBlank() ? NOTHING : reply.text();
        return new ChatMessage(
                ChatMessage.Role.ASSISTANT,
                text,
                reply.toolCalls().isEmpty() ? reply.providerState() : Optional.empty());
    }

    @Override
    public Message shown(ToolOutcome outcome, DataFence fence) {
        Message message = outcome.asMessage();
        replies.shown(message.content());
        return ChatMessage.user(ReactText.result(
                outcome.call().id(), outcome.call().name(), fence.around(message.content()), outcome.isError()));
    }

    @Override
    public String lastWords() {
        return " " + ReactText.ANSWER_NOW;
    }
}
