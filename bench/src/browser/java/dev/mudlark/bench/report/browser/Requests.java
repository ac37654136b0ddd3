package dev.mudlark.bench.report.browser;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Optional;

/** Reads the performance log of the browser. */
final class Requests {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Requests() {}

    /** The address that a line of the log says was asked for. */
    static Optional<String> address(String line) {
        try {
            JsonNode message = JSON.readTree(line).path("message");
            boolean request = message.path("method").asText().equals("Network.requestWillBeSent");
            return request
                    ? Optional.of(message.at("/params/request/url").asText())
                    : Optional.empty();
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no JSON in the log: " + line, e);
        }
    }
}
