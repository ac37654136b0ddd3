package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What a request is made of, as far as it takes to tell in what two differ. Prompt, tools and messages are hashes.
 *
 * @param model the model asked
 * @param options how, in canonical form
 * @param system the system prompt
 * @param tools the tools on offer
 * @param messages the conversation
 */
record Outline(String model, String options, String system, List<String> tools, List<String> messages) {

    /**
     * Reads one.
     *
     * @param part gives each hash back, or throws when nothing is stored under it
     */
    static Outline read(ObjectNode node, UnaryOperator<String> part) {
        Fields fields = Fields.of(node, "request");
        return new Outline(
                fields.text("model"),
                Canonical.form(fields.fields("options").node()).toString(),
                part.apply(fields.text("system")),
                fields.list("tools", JsonNode::asText).stream().map(part).toList(),
                fields.list("messages", JsonNode::asText).stream().map(part).toList());
    }
}
