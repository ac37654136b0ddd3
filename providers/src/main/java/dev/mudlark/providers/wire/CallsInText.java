package dev.mudlark.providers.wire;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.models.ToolSpec;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Calls that a server of an open model left in the text. They are taken only when they cannot be anything else: the whole
 * text is one object, or one or more {@code <tool_call>} blocks with an object each, and every object has a name on offer
 * and arguments, and nothing besides. A text that only speaks of a call stays text.
 */
final class CallsInText {

    private static final String OPEN = "<tool_call>";
    private static final String CLOSE = "</tool_call>";
    private static final String FENCE = "```";
    private static final Set<String> ARGUMENTS = Set.of("arguments", "parameters");
    private static final Set<String> BESIDE = Set.of("name", "type", "id");

    private CallsInText() {}

    /** The calls; none when the text may be an answer. */
    static List<RawCall> read(String text, WireRequest request) {
        List<String> objects = objects(text.strip());
        Set<String> offered = request.llm().tools().stream()
                .map(ToolSpec::name)
                .map(request.names()::wire)
                .collect(Collectors.toSet());
        List<RawCall> calls = new ArrayList<>();
        for (String object : objects) {
            RawCall call = call(object, offered);
            if (call == null) {
                return List.of();
            }
            calls.add(call);
        }
        return calls;
    }

    private static List<String> objects(String text) {
        if (!text.startsWith(OPEN)) {
            String bare = withoutFence(text);
            return bare.startsWith("{") && bare.endsWith("}") ? List.of(bare) : List.of();
        }
        List<String> objects = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int end = text.startsWith(OPEN, at) ? text.indexOf(CLOSE, at) : -1;
            if (end < 0) {
                return List.of();
            }
            objects.add(text.substring(at + OPEN.length(), end).strip());
            at = end + CLOSE.length();
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
        }
        return objects;
    }

    private static String withoutFence(String text) {
        int line = text.indexOf('\n');
        boolean fenced =
                text.startsWith(FENCE) && text.endsWith(FENCE) && line > 0 && text.length() > line + FENCE.length();
        return fenced ? text.substring(line, text.length() - FENCE.length()).strip() : text;
    }

    private static @Nullable RawCall call(String object, Set<String> offered) {
        JsonNode node;
        try {
            node = WireJson.read(object);
        } catch (UnreadableReplyException e) {
            return null;
        }
        String name = WireJson.text(node.path("name"));
        JsonNode arguments = null;
        for (Iterator<String> keys = node.fieldNames(); keys.hasNext(); ) {
            String key = keys.next();
            if (ARGUMENTS.contains(key) && arguments == null) {
                arguments = node.get(key);
            } else if (!BESIDE.contains(key)) {
                return null;
            }
        }
        if (arguments == null || !(arguments.isObject() || arguments.isTextual()) || !offered.contains(name)) {
            return null;
        }
        return new RawCall(WireJson.text(node.path("id")), name, argumentsText(arguments));
    }

    private static String argumentsText(JsonNode arguments) {
        return arguments.isTextual() ? arguments.textValue() : WireJson.write(arguments);
    }
}
