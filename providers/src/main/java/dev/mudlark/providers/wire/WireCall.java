package dev.mudlark.providers.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/**
 * A request as it goes over the wire.
 *
 * @param path added to the base address, beginning with a slash; a query may follow
 * @param headers beside content type and authorization
 * @param body the JSON
 */
public record WireCall(String path, Map<String, String> headers, ObjectNode body) {

    /** A call without headers of its own. */
    public WireCall(String path, ObjectNode body) {
        this(path, Map.of(), body);
    }
}
