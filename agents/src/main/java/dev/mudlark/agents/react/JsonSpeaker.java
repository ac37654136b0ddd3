package dev.mudlark.agents.react;

import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.models.Usage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Lets a model by rules, which always says the same to the same request, speak this protocol. It is asked in its own way
 * from the beginning again at every turn; calls that it makes together are handed out one a reply. A request with tools,
 * or without the instructions of this protocol, goes to it as it is.
 */
public final class JsonSpeaker implements Llm {

    private static final int SIGNS_OF_A_TOKEN = 4;

    private final Llm rules;
    private final UnaryOperator<String> unfence;

    /**
     * A model that speaks both ways.
     *
     * @param rules the model
     * @param unfence takes the fence from a result
     */
    public JsonSpeaker(Llm rules, UnaryOperator<String> unfence) {
        this.rules = rules;
        this.unfence = unfence;
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        Optional<List<ToolSpec>> tools =
                request.tools().isEmpty() ? ReactText.tools(request.system()) : Optional.empty();
        return tools.isPresent() ? new Retold(request, tools.get()).reply() : rules.completeWithTools(request);
    }

    /** The conversation, told to the model in its own way. */
    private final class Retold {

        private final LlmRequest request;
        private final List<ToolSpec> tools;
        private final List<ReactText.Shown> results;
        private final boolean last;
        private final List<Message> messages = new ArrayList<>();
        private int used;

        Retold(LlmRequest request, List<ToolSpec> tools) {
            this.request = request;
            this.tools = tools;
            this.results = request.messages().stream()
                    .skip(1)
                    .flatMap(message -> ReactText.shown(message.content()).stream())
                    .toList();
            this.last = request.messages().getLast().content().endsWith(ReactText.ANSWER_NOW);
            messages.add(request.messages().getFirst());
        }

        LlmToolResponse reply() {
            while (true) {
                LlmToolResponse reply = ask(new ToolChoice.Auto());
                int known = Math.min(reply.toolCalls().size(), results.size() - used);
                if (reply.toolCalls().isEmpty()) {
                    return spoken(reply, ReactText.answer(reply.text()));
                }
                if (known == reply.toolCalls().size()) {
                    tell(reply.toolCalls());
                } else if (last) {
                    tell(reply.toolCalls().subList(0, known));
                    LlmToolResponse answer = ask(new ToolChoice.None());
                    return spoken(answer, ReactText.answer(answer.text()));
                } else {
                    return spoken(reply, ReactText.action(reply.toolCalls().get(known)));
                }
            }
        }

        private LlmToolResponse ask(ToolChoice choice) {
            return rules.completeWithTools(new LlmRequest(
                    messages,
                    request.system(),
                    tools,
                    LlmOptions.DEFAULT.withToolChoice(choice),
                    request.deadline(),
                    request.trace()));
        }

        private void tell(List<ToolCall> calls) {
            if (calls.isEmpty()) {
                return;
            }
            messages.add(new AssistantToolCallMessage("", calls, Optional.empty()));
            for (ToolCall call : calls) {
                ReactText.Shown result = results.get(used++);
                messages.add(new ToolResultMessage(call.id(), unfence.apply(result.fenced()), result.isError()));
            }
        }

        private LlmToolResponse spoken(LlmToolResponse reply, String text) {
            long read = (request.system() + request.messages()).length();
            return new LlmToolResponse(
                    text,
                    List.of(),
                    Usage.of(tokens(read), tokens(text.length())),
                    reply.model(),
                    reply.provider(),
                    StopReason.END,
                    Optional.empty());
        }

        private static long tokens(long signs) {
            return (signs + SIGNS_OF_A_TOKEN - 1) / SIGNS_OF_A_TOKEN;
        }
    }
}
