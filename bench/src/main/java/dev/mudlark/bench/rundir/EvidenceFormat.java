package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import dev.mudlark.evaluation.Transcript.Retrieval;
import dev.mudlark.evaluation.Transcript.ToolUse;
import dev.mudlark.tools.Evidence;

/** How passages, evidence and tool uses are stored. Offsets are code points. */
final class EvidenceFormat {

    private EvidenceFormat() {}

    static ObjectNode write(Evidence evidence) {
        return switch (evidence) {
            case Evidence.DocumentSpan document -> writeSpan(document.span());
            case Evidence.Computed computed ->
                JsonLines.object().put("tool", computed.tool()).put("value", computed.value());
        };
    }

    static Evidence read(JsonNode value) {
        Stored node = Stored.of(value, "evidence");
        return node.optionalText("tool").isPresent()
                ? new Evidence.Computed(node.text("tool"), node.text("value"))
                : new Evidence.DocumentSpan(readSpan(node));
    }

    static ObjectNode write(Retrieval retrieval) {
        ObjectNode node = JsonLines.object();
        node.put("by", retrieval.by());
        ArrayNode passages = node.putArray("passages");
        retrieval
                .passages()
                .forEach(passage -> passages.add(
                        writeSpan(passage.span()).put("title", passage.title()).put("text", passage.text())));
        return node;
    }

    static Retrieval readRetrieval(JsonNode value) {
        Stored node = Stored.of(value, "retrieval");
        return new Retrieval(node.text("by"), node.list("passages", EvidenceFormat::readPassage));
    }

    static ObjectNode write(ToolUse use) {
        ObjectNode node = JsonLines.object();
        node.put("call_id", use.callId());
        node.put("tool", use.tool());
        node.set("arguments", use.arguments());
        use.errorCode().ifPresent(code -> node.put("error_code", code));
        node.put("truncated", use.truncated());
        ArrayNode evidence = node.putArray("evidence");
        use.evidence().forEach(item -> evidence.add(write(item)));
        node.put("latency_ns", use.latencyNanos());
        node.put("cost_nano_usd", use.costNanoDollars());
        if (use.repeated()) {
            node.put("repeated", true);
        }
        if (use.abandoned()) {
            node.put("abandoned", true);
        }
        return node;
    }

    static ToolUse readToolUse(JsonNode value) {
        Stored node = Stored.of(value, "tool use");
        return new ToolUse(
                node.text("call_id"),
                node.text("tool"),
                node.object("arguments"),
                node.optionalText("error_code"),
                node.flag("truncated"),
                node.list("evidence", EvidenceFormat::read),
                node.whole("latency_ns"),
                node.whole("cost_nano_usd"),
                node.optionalFlag("repeated").orElse(false),
                node.optionalFlag("abandoned").orElse(false));
    }

    private static Passage readPassage(JsonNode value) {
        Stored node = Stored.of(value, "passage");
        return new Passage(readSpan(node), node.text("title"), node.text("text"));
    }

    private static ObjectNode writeSpan(Span span) {
        return JsonLines.object()
                .put("doc_id", span.documentId())
                .put("version", span.version())
                .put("start", span.start())
                .put("end", span.end());
    }

    private static Span readSpan(Stored node) {
        return new Span(node.text("doc_id"), node.text("version"), node.integer("start"), node.integer("end"));
    }
}
