package dev.mudlark.providers.wire;

import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.Message;
import dev.mudlark.models.ProviderState;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.models.WireNames;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A request on its way into a wire format.
 *
 * @param llm what is asked
 * @param provider the name of the provider or endpoint that is asked
 * @param model the model's name there
 * @param names tool names on the wire
 * @param contextTokens tokens of context to ask the server for
 * @param stream true when the reply is to come in pieces
 */
public record WireRequest(
        LlmRequest llm, String provider, String model, WireNames names, OptionalLong contextTokens, boolean stream) {

    /** A request whose tool names are those on offer, with one result for each call. */
    public static WireRequest of(
            LlmRequest llm, String provider, String model, OptionalLong contextTokens, boolean stream) {
        List<String> offered = llm.tools().stream().map(ToolSpec::name).toList();
        LlmRequest answered = new LlmRequest(
                AnsweredCalls.in(llm.messages()),
                llm.system(),
                llm.tools(),
                llm.options(),
                llm.deadline(),
                llm.trace());
        return new WireRequest(answered, provider, model, WireNames.of(offered), contextTokens, stream);
    }

    /** The state of a message when this very model of this provider wrote it: nobody else must get it. */
    public Optional<String> own(Optional<ProviderState> state) {
        return state.filter(s -> s.provider().equals(provider) && s.model().equals(model))
                .map(ProviderState::json);
    }

    /** The names of the tools that were called, by the id of the call. */
    public Map<String, String> calledNames() {
        Map<String, String> called = new HashMap<>();
        for (Message message : llm.messages()) {
            if (message instanceof AssistantToolCallMessage asks) {
                for (ToolCall call : asks.toolCalls()) {
                    called.put(call.id(), call.name());
                }
            }
        }
        return called;
    }
}
