package dev.mudlark.agents;

import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.ToolOutcome;
import java.util.List;

/** The model's own tool calling. */
final class NativeProtocol implements Protocol {

    private final List<ToolSpec> tools;
    private final CallIds ids = new CallIds();

    NativeProtocol(List<ToolSpec> tools) {
        this.tools = tools;
    }

    @Override
    public List<ToolSpec> offered() {
        return tools;
    }

    /** The tools stay in the request, so that every provider accepts the history. */
    @Override
    public LlmOptions lastOptions() {
        return LlmOptions.DEFAULT.withToolChoice(new ToolChoice.None());
    }

    @Override
    public Meaning meaning(LlmToolResponse reply) {
        return reply.toolCalls().isEmpty()
                ? new Meaning.Answer(reply.text())
                : new Meaning.Calls(ids.unique(reply.toolCalls()));
    }

    /** Calls in it are neither run nor kept: nothing would answer them. */
    @Override
    public Meaning lastMeaning(LlmToolResponse reply) {
        return new Meaning.Answer(reply.text());
    }

    @Override
    public Message said(LlmToolResponse reply, Meaning meaning) {
        return meaning.kept(reply);
    }

    @Override
    public Message shown(ToolOutcome outcome, DataFence fence) {
        return fence.around(outcome.asMessage());
    }

    @Override
    public String lastWords() {
        return "";
    }
}
