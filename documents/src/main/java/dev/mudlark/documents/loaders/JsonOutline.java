package dev.mudlark.documents.loaders;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.documents.LoadException;
import java.util.Map;
import java.util.stream.Collectors;

/** A JSON value as text for people: a line {@code path: value} for each value, lists of plain values on one line. */
final class JsonOutline {

    private static final int LONGEST = 1 << 25;

    private final StringBuilder text = new StringBuilder();

    private JsonOutline() {}

    /** The outline. Deep paths repeat their keys, so a small file can have a large one; too large is refused. */
    static String of(JsonNode tree) throws LoadException {
        JsonOutline outline = new JsonOutline();
        outline.append("", tree);
        return outline.text.toString();
    }

    private void append(String path, JsonNode node) throws LoadException {
        if (node.isObject()) {
            for (Map.Entry<String, JsonNode> entry : node.properties()) {
                append(path.isEmpty() ? entry.getKey() : path + "." + entry.getKey(), entry.getValue());
            }
        } else if (node.isArray() && node.valueStream().anyMatch(JsonNode::isContainerNode)) {
            for (int i = 0; i < node.size(); i++) {
                append(path + "[" + i + "]", node.get(i));
            }
        } else if (node.isArray()) {
            line(path, node.valueStream().map(JsonNode::asText).collect(Collectors.joining(", ")));
        } else {
            line(path, node.isNull() ? "" : node.asText());
        }
    }

    private void line(String path, String value) throws LoadException {
        if (text.length() > LONGEST) {
            throw LoadException.skipped("file_too_large", "unfolds to too much text; split it into smaller files");
        }
        if (!value.isEmpty()) {
            text.append(path.isEmpty() ? "" : path + ": ").append(value).append('\n');
        }
    }
}
