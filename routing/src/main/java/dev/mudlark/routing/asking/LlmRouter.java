package dev.mudlark.routing.asking;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.context.Trace;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.routing.Choice;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.Router;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Asks a model and reads its choice. */
public final class LlmRouter implements Router {

    private static final String QUERY = "query";
    private static final Duration LONGEST = Duration.ofMinutes(2);

    /** The next question would meet them too. */
    private static final Set<LlmException.Kind> FINAL =
            Set.of(LlmException.Kind.AUTHENTICATION, LlmException.Kind.NOT_FOUND);

    private final Preset preset;
    private final String name;
    private final Llm llm;
    private final List<ToolSpec> tools;
    private final AtomicReference<@Nullable String> given = new AtomicReference<>();

    /** A model over the descriptions of a preset. */
    public LlmRouter(Preset preset, Llm llm) {
        this.preset = preset;
        // In a recording, presets of one name in two sets are two conversations.
        this.name =
                preset.name() + "-" + Integer.toHexString(preset.descriptions().hashCode());
        this.llm = llm;
        this.tools = preset.descriptions().entrySet().stream()
                .map(entry -> new ToolSpec(entry.getKey(), entry.getValue(), schema()))
                .toList();
    }

    private static ObjectNode schema() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        schema.putObject("properties").putObject(QUERY).put("type", "string");
        schema.putArray("required").add(QUERY);
        return schema.put("additionalProperties", false);
    }

    @Override
    public Choice choose(String question) {
        String before = given.get();
        if (before != null) {
            return Choice.failed(before);
        }
        try {
            return choice(llm.completeWithTools(new LlmRequest(
                    List.of(ChatMessage.user(question)),
                    "",
                    tools,
                    LlmOptions.DEFAULT,
                    Deadline.in(LONGEST),
                    new Trace(name + "/" + question))));
        } catch (LlmException e) {
            String message = String.valueOf(e.getMessage());
            if (FINAL.contains(e.kind())) {
                given.set(message);
            }
            return Choice.failed(message);
        }
    }

    private Choice choice(LlmToolResponse reply) {
        Optional<LlmException> broken = reply.notAnAnswer();
        if (broken.isPresent()) {
            return Choice.failed(String.valueOf(broken.get().getMessage()));
        }
        if (!reply.toolCalls().isEmpty()) {
            return choice(reply.toolCalls().getFirst());
        }
        return reply.text().isBlank()
                ? Choice.failed("the reply is empty: neither an answer nor a call")
                : Choice.of(Optional.empty());
    }

    private Choice choice(ToolCall call) {
        if (!preset.tools().contains(call.name())) {
            return Choice.failed("called '" + call.name() + "', which was not offered"
                    + DidYouMean.hint(call.name(), preset.tools()));
        }
        if (call.malformed().isPresent()) {
            return Choice.failed("called " + call.name() + " with arguments that are no JSON object: "
                    + call.malformed().get().reason());
        }
        if (call.arguments().path(QUERY).asText("").isBlank()) {
            return Choice.failed("called " + call.name() + " without a query");
        }
        return Choice.of(Optional.of(call.name()));
    }
}
