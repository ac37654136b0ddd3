package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.tools.Part;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.builtin.NextCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rows that match, and how many there are. */
final class RowResult implements ToolResult.CutNotice {

    private final ShownRows rows;
    private final int total;
    private final int notCompared;
    private final Optional<NextCall> more;
    private final Footer footer;

    /** @param more the call that shows more rows, when {@code limit} is what keeps them back
     * @param footer what could not be compared or sorted */
    RowResult(ShownRows rows, Scan scan, Optional<NextCall> more, Footer footer) {
        this.footer = footer;
        this.rows = rows;
        this.total = scan.matching();
        this.notCompared = scan.unclear();
        this.more = more;
    }

    ToolResult result() {
        List<Part> parts = new ArrayList<>(rows.lines());
        parts.add(new Part.Note(closing(rows.size())));
        ObjectNode data = data(rows.size());
        more.ifPresent(next -> data.set("next", next.toJson()));
        return ToolResult.of(parts, footer.text()).withData(data).withCutNotice(this);
    }

    private String closing(int shown) {
        if (shown == total) {
            return Counted.of(total, "matching row");
        }
        return "shown " + shown + " of " + Counted.of(total, "matching row")
                + (shown < rows.size() ? "; the rest did not fit" : "")
                + (shown == rows.size() && more.isPresent() ? "; raise limit, " : "; ")
                + "select fewer columns or add a condition";
    }

    @Override
    public String say(int shown, int parts, int next) {
        int count = Math.min(shown, rows.size());
        if (count == 0 || rows.endOf(count - 1) == next) {
            return closing(count);
        }
        String of = total == 1 ? "the only matching row" : "row " + count + " of " + Counted.of(total, "matching row");
        return of + " is cut, the rest did not fit; name the columns you need in select";
    }

    @Override
    public JsonNode data(JsonNode whole, int shown, int next) {
        return data(Math.min(shown, rows.size()));
    }

    private ObjectNode data(int shown) {
        ObjectNode data = JsonNodeFactory.instance
                .objectNode()
                .put("total", total)
                .put("shown", shown)
                .put("not_compared", notCompared);
        footer.addTo(data);
        ArrayNode array = data.putArray("rows");
        for (int i = 0; i < shown; i++) {
            array.add(rows.toJson(i));
        }
        return data;
    }
}
