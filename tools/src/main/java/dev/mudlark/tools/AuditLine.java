package dev.mudlark.tools;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.tools.AuditEvent.Decided;
import dev.mudlark.tools.AuditEvent.Executed;
import dev.mudlark.tools.AuditEvent.Executing;
import dev.mudlark.tools.AuditEvent.Proposed;
import java.time.Instant;

/** An audit event as a line of JSON in printable ASCII. */
final class AuditLine {

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private AuditLine() {}

    static String of(AuditEvent event, Instant time) {
        ObjectNode line = JsonNodeFactory.instance.objectNode();
        line.put("time", time.toString());
        line.put("event", name(event));
        AuditCall call = event.call();
        line.put("id", call.id()).put("tool", call.tool());
        switch (event) {
            case Proposed proposed -> {
                line.put("call_id", call.callId());
                line.put("conversation", call.conversation());
                line.put("caller", call.caller().id());
                line.set("arguments", proposed.arguments());
            }
            case Decided decided ->
                line.put("allowed", decided.allowed()).put("by", decided.by()).put("reason", decided.reason());
            case Executing executing -> line.put("side_effects", executing.sideEffects());
            case Executed executed -> {
                line.put("result", executed.result());
                line.put("latency_ns", executed.latencyNanos());
                line.put("abandoned", executed.abandoned());
            }
        }
        return ascii(line);
    }

    private static String name(AuditEvent event) {
        return switch (event) {
            case Proposed proposed -> "proposed";
            case Decided decided -> "decided";
            case Executing executing -> "executing";
            case Executed executed -> "executed";
        };
    }

    /** Jackson leaves the one control character of ASCII that JSON allows as it is. */
    private static String ascii(ObjectNode line) {
        try {
            return JSON.writeValueAsString(line).replace("\u007f", "\\u007f");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
