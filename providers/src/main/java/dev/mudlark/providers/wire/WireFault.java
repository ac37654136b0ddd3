package dev.mudlark.providers.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a provider says about a request it did not answer.
 *
 * @param message in its own words; empty when it said nothing readable
 * @param worthRetrying false when it will not answer later either, such as for an account without money
 * @param retryAfter how long it asks to wait; empty when the body does not say
 */
public record WireFault(Optional<String> message, boolean worthRetrying, Optional<Duration> retryAfter) {

    private static final Set<String> FINAL = Set.of("insufficient_quota", "billing_hard_limit_reached");

    /** Nothing is known. */
    public static final WireFault NONE = new WireFault(Optional.empty(), true, Optional.empty());

    /** Looks where most providers say it: {@code error.message}, {@code error}, {@code message}, {@code detail}. */
    public static WireFault read(JsonNode body) {
        JsonNode object = body.isArray() && !body.isEmpty() ? body.get(0) : body;
        JsonNode error = object.path("error");
        Optional<String> message = Stream.of(
                        error.path("message"), error, object.path("message"), object.path("detail"))
                .filter(JsonNode::isTextual)
                .map(JsonNode::textValue)
                .filter(text -> !text.isBlank())
                .findFirst();
        boolean isFinal = FINAL.contains(error.path("code").asText())
                || FINAL.contains(error.path("type").asText());
        return new WireFault(message, !isFinal, Optional.empty());
    }
}
