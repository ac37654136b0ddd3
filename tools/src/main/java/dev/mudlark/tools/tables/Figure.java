package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.tools.builtin.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What an aggregate came to.
 *
 * @param aggregate what was asked
 * @param value plain digits or the text of a cell; empty when there was nothing to work with
 * @param rounded true when digits are missing
 * @param rows how many rows match
 * @param where the first row with the least or the greatest cell
 * @param leftOut which cells do not count, in words; empty when all do
 * @param asText which cells look like amounts or dates and were compared as text, in words; empty when none
 */
record Figure(
        Aggregate aggregate,
        String value,
        boolean rounded,
        int rows,
        Optional<Found> where,
        String leftOut,
        String asText) {

    private static final int LONGEST = 2000;

    /** {@code sum(price) = 30.5}. */
    String text(String equals) {
        String shown = value.isEmpty() ? "(none)" : Shown.text(value, LONGEST);
        return aggregate.label() + equals + shown + (rounded ? " (rounded)" : "");
    }

    Figure comparedAsText(String cells) {
        return new Figure(aggregate, value, rounded, rows, where, leftOut, cells);
    }

    /** What a reader must know of the figure; nothing when it is plain. */
    List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        if (!leftOut.isEmpty()) {
            remarks.add("not counted: " + leftOut);
        }
        if (!asText.isEmpty()) {
            remarks.add(Footer.AS_TEXT + asText);
        }
        return remarks;
    }

    /** {@code sum(price) = 30.5 over 12 rows; not counted: 1 empty}. */
    String line() {
        String row = where.map(found -> " in " + found.row().id()).orElse("");
        String over = " over " + Counted.of(rows, "row");
        return text(" = ")
                + row
                + over
                + remarks().stream().map(remark -> "; " + remark).collect(Collectors.joining());
    }

    ObjectNode toJson() {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("name", aggregate.label());
        json.put("value", value.isEmpty() ? null : value).put("rounded", rounded);
        where.ifPresent(found -> json.put("doc_id", found.row().id()));
        if (!leftOut.isEmpty()) {
            json.put("not_counted", leftOut);
        }
        if (!asText.isEmpty()) {
            json.put(Footer.AS_TEXT_FIELD, asText);
        }
        return json;
    }
}
