package dev.mudlark.bench.live;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.ModelProvider;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.Usage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A provider whose models say what a test wants.
 *
 * @param name its name
 * @param script what a model says to a request
 * @param endpoints what it was set to
 * @param asked every request with the model it went to
 */
record ScriptedProvider(
        String name,
        BiFunction<ModelRef, LlmRequest, LlmToolResponse> script,
        List<Endpoint> endpoints,
        List<ModelRef> asked)
        implements ModelProvider {

    static ScriptedProvider of(String name, BiFunction<ModelRef, LlmRequest, LlmToolResponse> script) {
        return new ScriptedProvider(name, script, new ArrayList<>(), Collections.synchronizedList(new ArrayList<>()));
    }

    /** Every model repeats the last line of what it reads. */
    static ScriptedProvider echo(String name) {
        return of(name, (ref, request) -> reply(ref, "five days"));
    }

    static LlmToolResponse reply(ModelRef ref, String text) {
        return new LlmToolResponse(
                text, List.of(), Usage.of(1_000, 100), ref.name(), ref.provider(), StopReason.END, Optional.empty());
    }

    /** A call of one tool with one argument. */
    static LlmToolResponse calls(ModelRef ref, String tool, String argument, String value) {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode().put(argument, value);
        return new LlmToolResponse(
                "",
                List.of(ToolCall.of("c1", tool, arguments)),
                Usage.of(1_000, 100),
                ref.name(),
                ref.provider(),
                StopReason.TOOL_CALLS,
                Optional.empty());
    }

    @Override
    public Llm open(ModelRef ref) {
        if (ref.name().equals("keyless")) {
            throw new LlmException(LlmException.Kind.AUTHENTICATION, "model '" + ref + "': set WIRE_KEY to your key");
        }
        return request -> {
            asked.add(ref);
            return script.apply(ref, request);
        };
    }

    @Override
    public ModelProvider at(Endpoint endpoint) {
        endpoints.add(endpoint);
        return new ScriptedProvider(endpoint.name(), script, endpoints, asked);
    }
}
