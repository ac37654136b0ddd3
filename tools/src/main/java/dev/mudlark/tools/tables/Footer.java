package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The last line of a result: what did not take part, or not as one may expect.
 *
 * @param text one line; empty when there is nothing to say
 * @param asText cells that look like amounts or dates and were compared as text, in words; empty when none
 */
record Footer(String text, String asText) {

    /** Before the cells that were compared as text. */
    static final String AS_TEXT = "compared as text, not by value: ";

    /** The name of these in data for programs. */
    static final String AS_TEXT_FIELD = "compared_as_text";

    /** What the conditions and the order of a result leave to say. */
    static Footer of(Scan scan, Ranked<?> ranked) {
        Set<String> cells = new LinkedHashSet<>(scan.describeAsText());
        cells.addAll(ranked.describeAsText());
        String asText = String.join("; ", cells);
        String text = Stream.of(
                        scan.describeUnclear(), ranked.describeMixed(), asText.isEmpty() ? "" : AS_TEXT + asText)
                .filter(sentence -> !sentence.isEmpty())
                .collect(Collectors.joining("; "));
        return new Footer(text, asText);
    }

    /** Tells programs of the cells that were compared as text. */
    void addTo(ObjectNode data) {
        if (!asText.isEmpty()) {
            data.put(AS_TEXT_FIELD, asText);
        }
    }
}
