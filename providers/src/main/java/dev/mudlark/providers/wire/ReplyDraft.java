package dev.mudlark.providers.wire;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.models.Delivery;
import dev.mudlark.models.LlmEvent;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.ProviderState;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.Usage;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A reply that is being read. One thread fills it, then {@link #response} makes the response of it. */
public final class ReplyDraft {

    /** More calls than any model means to make at once. */
    private static final int MOST_CALLS = 1_000;

    private final WireRequest request;
    private final Consumer<LlmEvent> events;
    private final StringBuilder text = new StringBuilder();
    private final CallFragments calls;
    private Usage usage = Usage.UNKNOWN;
    private String model;
    private StopReason stop = StopReason.OTHER;
    private Function<List<ToolCall>, Optional<JsonNode>> state = made -> Optional.empty();
    private OptionalLong contextTokens = OptionalLong.empty();
    private boolean promptCut;
    private boolean readsCallsInText;
    private boolean handedOut;

    /** @param events takes the pieces of a streamed reply */
    public ReplyDraft(WireRequest request, Consumer<LlmEvent> events) {
        this.request = request;
        this.events = events;
        this.model = request.model();
        this.calls = new CallFragments(name -> request.llm().tools().stream()
                .anyMatch(tool -> request.names().wire(tool.name()).equals(name)));
    }

    /** What was asked. */
    public WireRequest request() {
        return request;
    }

    /** More text of the answer. */
    public void text(String piece) {
        if (!piece.isEmpty()) {
            text.append(piece);
            handedOut = true;
            events.accept(new LlmEvent.TextDelta(piece));
        }
    }

    /** A piece of a tool call, as {@link CallFragments#add} says. */
    public int callPiece(OptionalInt index, @Nullable String id, @Nullable String name, String arguments) {
        return calls.add(index, id, name, arguments);
    }

    /** A whole tool call; also one with the id of another stays a call of its own. Gives its position, from 0. */
    public int call(String id, String name, String arguments) {
        return calls.whole(id, name, arguments);
    }

    /** The pieces of calls so far. */
    CallFragments calls() {
        return calls;
    }

    /** Tokens; replaces what was known. */
    public void usage(Usage known) {
        usage = known;
    }

    /** What is known of the tokens. */
    public Usage usage() {
        return usage;
    }

    /** The model that answers, as the provider names it; blank is ignored. */
    public void model(String name) {
        model = name.isBlank() ? model : name;
    }

    /** Why the model stopped. */
    public void stop(StopReason reason) {
        stop = reason;
    }

    /** The context in tokens that the server was asked to keep. */
    public void contextTokens(long asked) {
        contextTokens = OptionalLong.of(asked);
    }

    /** The server read less of the prompt than it was sent. */
    public void promptWasCut() {
        promptCut = true;
    }

    /** Calls may stand in the text, as servers of open models sometimes leave them there. */
    public void readCallsInText() {
        readsCallsInText = true;
    }

    /** What must be sent back verbatim, made when the calls have their final ids. */
    public void state(Function<List<ToolCall>, Optional<JsonNode>> maker) {
        state = maker;
    }

    /** True once a piece of the reply was handed out, so that asking again would repeat it. */
    public boolean isHandedOut() {
        return handedOut;
    }

    /**
     * The response.
     *
     * @throws UnreadableReplyException when it asks for more than 1,000 calls
     */
    public LlmToolResponse response() {
        List<RawCall> raw = calls.calls();
        if (raw.isEmpty() && readsCallsInText) {
            raw = CallsInText.read(text.toString(), request);
            text.setLength(raw.isEmpty() ? text.length() : 0);
        }
        if (raw.size() > MOST_CALLS) {
            throw new UnreadableReplyException(
                    "it asks for " + raw.size() + " tool calls; at most " + MOST_CALLS + " are read");
        }
        List<ToolCall> made = CallIds.unique(raw, request);
        LlmToolResponse response = new LlmToolResponse(
                text.toString(),
                made,
                usage,
                model,
                request.provider(),
                stopReason(made),
                state.apply(made)
                        .map(json -> new ProviderState(request.provider(), request.model(), WireJson.write(json))),
                new Delivery(0, promptCut, contextTokens, false));
        made.forEach(call -> events.accept(new LlmEvent.ToolCallReady(call)));
        return response;
    }

    /** Some servers give another reason for a call that was cut by the limit of output tokens. */
    private StopReason stopReason(List<ToolCall> made) {
        boolean broken = made.stream().anyMatch(call -> call.malformed().isPresent());
        int limit = request.llm().options().maxTokens().orElse(Integer.MAX_VALUE);
        if (broken && usage.outputTokens().orElse(0) >= limit) {
            return StopReason.LENGTH;
        }
        if (stop == StopReason.LENGTH || stop == StopReason.CONTENT_FILTER) {
            return stop;
        }
        return made.isEmpty() ? (stop == StopReason.TOOL_CALLS ? StopReason.END : stop) : StopReason.TOOL_CALLS;
    }
}
