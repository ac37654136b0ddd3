package dev.mudlark.providers.wire;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.context.Secret;
import java.util.Map;

/** One provider's wire format. Holds no state; safe for use by several threads. */
public interface Dialect {

    /** How a streamed reply is cut into events. */
    enum Framing {
        /** Server-sent events: {@code data:} lines, a blank line ends an event. */
        SERVER_SENT_EVENTS,
        /** One JSON text a line. */
        JSON_LINES
    }

    /** The request in this format. */
    WireCall write(WireRequest request);

    /** Reads a whole reply. */
    void readWhole(JsonNode body, ReplyDraft draft);

    /** A reader of one streamed reply. */
    StreamReader readStream(ReplyDraft draft);

    /** How a streamed reply is cut into events. */
    Framing framing();

    /** The headers that carry a key. */
    Map<String, String> authorization(Secret key);

    /** What a body of an error says. */
    default WireFault fault(JsonNode body) {
        return WireFault.read(body);
    }
}
