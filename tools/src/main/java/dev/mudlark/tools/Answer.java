package dev.mudlark.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a call came to, before it is put into an outcome.
 *
 * @param rendered what the model reads
 * @param errorCode set when the call failed
 * @param repeated true when it was not run because an equal call was made before
 * @param truncated true when something was left out
 * @param data for programs
 */
record Answer(Rendered rendered, Optional<String> errorCode, boolean repeated, boolean truncated, JsonNode data) {

    /** Stands above an answer from memory. */
    static final String AGAIN = "[You made this call before; this is the same result, and it was not run again.]";

    private static final String STILL_RUNNING =
            "You made this call already and it has not ended yet. It was not run again; its result stands beside this one.";

    static Answer of(ToolResult result, Rendered rendered) {
        return new Answer(rendered, Optional.empty(), false, rendered.cut() || result.shortened(), rendered.data());
    }

    static Answer stillRunning() {
        return words(STILL_RUNNING, Optional.empty(), true);
    }

    /** A tool may leave out code and message whatever is asked of it. */
    static Answer error(ToolException error, int limit) {
        String code = Objects.requireNonNullElse(error.code(), ErrorCodes.TOOL_FAILED);
        return words(
                Texts.clip(Objects.requireNonNullElse(error.getMessage(), code), limit),
                Optional.of(code),
                code.equals(ErrorCodes.REPEATED_CALL));
    }

    private static Answer words(String text, Optional<String> code, boolean repeated) {
        JsonNode data = JsonNodeFactory.instance.nullNode();
        return new Answer(new Rendered(text, false, List.of(), List.of(), data), code, repeated, false, data);
    }

    /** The same from memory. Its passages are no second ranking. The note is left out where it would not fit. */
    Answer again(int limit) {
        String content = AGAIN + "\n" + rendered.content();
        boolean fits = Texts.length(content) <= limit;
        Rendered again =
                new Rendered(fits ? content : rendered.content(), rendered.cut(), rendered.evidence(), List.of(), data);
        return new Answer(again, errorCode, true, truncated, data);
    }

    /** {@code ok}, {@code repeated} or the error code. */
    String outcome() {
        return errorCode.orElse(repeated ? "repeated" : "ok");
    }
}
