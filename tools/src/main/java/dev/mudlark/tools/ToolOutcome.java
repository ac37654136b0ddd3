package dev.mudlark.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.documents.Passage;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import java.util.List;
import java.util.Optional;

/**
 * What became of one tool call: what the model reads and what it was really shown.
 *
 * @param call as the model wrote it
 * @param tool the name of the tool that ran or was refused; the written name when there is no such tool
 * @param arguments the arguments after decoding and coercion; empty when they never got that far
 * @param content what the model reads
 * @param errorCode set when the call failed: {@code unknown_tool}, {@code invalid_arguments}, {@code timeout}, …
 * @param truncated true when something was cut, by the gate or by the tool
 * @param evidence what was really shown, in order
 * @param passages the document text really shown, in order: the ranking of a retrieval tool
 * @param data the same for programs; a copy that nobody else has
 * @param latencyNanos how long it took
 * @param costNanoDollars what it cost in US dollars times 10^9
 * @param repeated true when it was not run because an equal call was made before
 * @param abandoned true when the tool went on although its time was over
 */
public record ToolOutcome(
        ToolCall call,
        String tool,
        ObjectNode arguments,
        String content,
        Optional<String> errorCode,
        boolean truncated,
        List<Evidence> evidence,
        List<Passage> passages,
        JsonNode data,
        long latencyNanos,
        long costNanoDollars,
        boolean repeated,
        boolean abandoned) {

    private static final String NO_OUTPUT = "(no output)";

    /** Copies the lists. */
    public ToolOutcome {
        evidence = List.copyOf(evidence);
        passages = List.copyOf(passages);
    }

    /** True when the call failed. */
    public boolean isError() {
        return errorCode.isPresent();
    }

    /** The message that answers the call. Blank content becomes {@code (no output)}: not every provider takes none. */
    public ToolResultMessage asMessage() {
        return new ToolResultMessage(call.id(), content.isBlank() ? NO_OUTPUT : content, isError());
    }
}
