package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The last line of a result: what did not take part, or not as one may expect.
 *
 * @param text one line; empty when there is nothing to say
 * @param asText cells that look like amounts or dates and were compared as text, in words; empty when none
 * @param amounts columns of which cells such as 12,345 were read as numbers, in words; empty when none
 */
record Footer(String text, String asText, String amounts) {

    /** Before the cells that were compared as text. */
    static final String AS_TEXT = "compared as text, not by value: ";

    private static final String AMOUNTS = "read as numbers, with commas between thousands: ";

    /** The name of these in data for programs. */
    static final String AS_TEXT_FIELD = "compared_as_text";

    /** What the conditions and the order of a result leave to say. */
    static Footer of(Scan scan, Ranked<?> ranked, List<String> readAsAmounts) {
        Set<String> cells = new LinkedHashSet<>(scan.describeAsText());
        cells.addAll(ranked.describeAsText());
        String asText = String.join("; ", cells);
        String amounts = String.join(", ", readAsAmounts);
        String text = Stream.of(
                        scan.describeUnclear(),
                        ranked.describeMixed(),
                        asText.isEmpty() ? "" : AS_TEXT + asText,
                        amounts.isEmpty() ? "" : AMOUNTS + amounts)
                .filter(sentence -> !sentence.isEmpty())
                .collect(Collectors.joining("; "));
        return new Footer(text, asText, amounts);
    }

    /** Tells programs of the cells that were compared as text. */
    void addTo(ObjectNode data) {
        if (!asText.isEmpty()) {
            data.put(AS_TEXT_FIELD, asText);
        }
        if (!amounts.isEmpty()) {
            data.put("read_as_numbers", amounts);
        }
    }
}
