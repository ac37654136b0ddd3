package dev.mudlark.providers.anthropic;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolCall;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.UnreadableReplyException;
import dev.mudlark.providers.wire.WireIds;
import dev.mudlark.providers.wire.WireJson;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * The blocks of a reply as they come in. Where there is more than text and calls, such as signed thoughts, all blocks go
 * back as they are and in their order; a block of blank text does not, as the provider refuses it.
 */
final class ContentBlocks {

    private static final Set<String> PLAIN = Set.of("text", "tool_use");

    private final ReplyDraft draft;
    private final TreeMap<Integer, ObjectNode> blocks = new TreeMap<>();
    private final TreeMap<Integer, StringBuilder> inputs = new TreeMap<>();

    ContentBlocks(ReplyDraft draft) {
        this.draft = draft;
        draft.state(this::state);
    }

    /** A block begins; a whole reply has all of it here. */
    void start(int index, JsonNode given) {
        if (!(given instanceof ObjectNode object)) {
            throw new UnreadableReplyException("a content block is no object");
        }
        ObjectNode block = object.deepCopy();
        blocks.put(index, block);
        switch (type(block)) {
            case "text" -> draft.text(WireJson.text(block.path("text")));
            case "tool_use" -> {
                draft.callPiece(
                        OptionalInt.of(index), WireJson.text(block.path("id")), WireJson.text(block.path("name")), "");
                inputs.put(index, new StringBuilder());
            }
            default -> {
                // Kept for the provider.
            }
        }
    }

    /** More of a block. */
    void delta(int index, JsonNode delta) {
        ObjectNode block = blocks.get(index);
        if (block == null) {
            throw new UnreadableReplyException("a piece of content block " + index + " came before its beginning");
        }
        switch (delta.path("type").asText()) {
            case "text_delta" -> {
                append(block, "text", delta.path("text"));
                draft.text(WireJson.text(delta.path("text")));
            }
            case "input_json_delta" -> {
                StringBuilder input = inputs.get(index);
                if (input != null) {
                    input.append(WireJson.text(delta.path("partial_json")));
                }
            }
            case "thinking_delta" -> append(block, "thinking", delta.path("thinking"));
            case "signature_delta" -> append(block, "signature", delta.path("signature"));
            case "citations_delta" -> block.withArrayProperty("citations").add(delta.path("citation"));
            default -> {
                // A later kind of piece; what is known of the block stands.
            }
        }
    }

    /** A block is whole. */
    void stop(int index) {
        ObjectNode block = blocks.get(index);
        StringBuilder input = inputs.remove(index);
        if (block == null || input == null) {
            return;
        }
        String text = input.isEmpty() ? WireJson.write(block.path("input")) : input.toString();
        draft.callPiece(
                OptionalInt.of(index), null, null, block.path("input").isMissingNode() && input.isEmpty() ? "" : text);
        block.set("input", ToolCall.parse("input", "input", text).arguments());
    }

    private static String type(JsonNode block) {
        return block.path("type").asText();
    }

    private static void append(ObjectNode block, String field, JsonNode more) {
        block.put(field, WireJson.text(block.path(field)) + WireJson.text(more));
    }

    private Optional<JsonNode> state(List<ToolCall> calls) {
        inputs.keySet().stream().toList().forEach(this::stop);
        if (blocks.values().stream().allMatch(block -> PLAIN.contains(type(block)))) {
            return Optional.empty();
        }
        ArrayNode kept = WireJson.object().arrayNode();
        int call = 0;
        for (ObjectNode block : blocks.values()) {
            if (type(block).equals("tool_use") && call < calls.size()) {
                block.put("id", WireIds.plain(calls.get(call++).id()));
            }
            if (!type(block).equals("text")
                    || !WireJson.text(block.path("text")).isBlank()) {
                kept.add(block);
            }
        }
        return Optional.of(kept);
    }
}
