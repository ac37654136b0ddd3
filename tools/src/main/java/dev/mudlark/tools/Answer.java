package dev.mudlark.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Optional;

/**
 * What a call came to, before it is put into an outcome.
 *
 * @param rendered what the model reads
 * @param errorCode set when the call failed
 * @param repeated true when an equal call was already answered
 * @param truncated true when something was left out
 * @param data for programs
 */
record Answer(Rendered rendered, Optional<String> errorCode, boolean repeated, boolean truncated, JsonNode data) {

    private static final String REPEATED =
            "You already made this call with the same arguments; its result stands above. It was not run again. Use that"
                    + " result, or call with other arguments.";

    static Answer of(ToolResult result, Rendered rendered) {
        return new Answer(rendered, Optional.empty(), false, rendered.cut() || result.shortened(), rendered.data());
    }

    static Answer ofRepeat() {
        return words(REPEATED, Optional.empty(), true);
    }

    static Answer error(ToolException error, int limit) {
        return words(Texts.clip(error.getMessage(), limit), Optional.of(error.code()), false);
    }

    private static Answer words(String text, Optional<String> code, boolean repeated) {
        JsonNode data = JsonNodeFactory.instance.nullNode();
        return new Answer(new Rendered(text, false, List.of(), List.of(), data), code, repeated, false, data);
    }

    /** {@code ok}, {@code repeated} or the error code. */
    String outcome() {
        return errorCode.orElse(repeated ? "repeated" : "ok");
    }
}
