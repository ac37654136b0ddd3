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
    private final Page page;
    private final Footer footer;

    /**
     * Rows.
     *
     * @param page where they stand in all that match
     * @param footer what could not be compared or sorted
     */
    RowResult(ShownRows rows, Scan scan, Page page, Footer footer) {
        this.footer = footer;
        this.rows = rows;
        this.total = scan.matching();
        this.notCompared = scan.unclear();
        this.page = page;
    }

    ToolResult result() {
        List<Part> parts = new ArrayList<>(rows.lines());
        parts.add(new Part.Note(closing(rows.size())));
        ObjectNode data = data(rows.size());
        return ToolResult.of(parts, footer.text()).withData(data).withCutNotice(this);
    }

    private String closing(int shown) {
        if (shown == total) {
            return Counted.of(total, "matching row");
        }
        int offset = page.offset();
        String range = offset == 0 ? Integer.toString(shown) : (offset + 1) + "-" + (offset + shown);
        String of = "shown " + range + " of " + Counted.of(total, "matching row");
        if (offset + shown == total) {
            return of;
        }
        String cut = shown < rows.size() ? "; the rest did not fit" : "";
        if (canRaise(shown)) {
            return of + "; raise limit, select fewer columns or add a condition";
        }
        return of + cut + most(shown) + "; select fewer columns or add a condition"
                + (shown == 0 ? "" : "; " + page.say(shown));
    }

    private static String most(int shown) {
        return shown == LookupTable.MOST ? ", the most at a time" : "";
    }

    /** True when a higher limit shows the rest beside these rows. */
    private boolean canRaise(int shown) {
        return shown == rows.size() && page.raised().isPresent();
    }

    /** The call that shows what comes next; empty when nothing does, or not one row fits. */
    private Optional<NextCall> next(int shown) {
        if (canRaise(shown)) {
            return page.raised();
        }
        boolean over = shown == 0 || page.offset() + shown >= total;
        return over ? Optional.empty() : Optional.of(page.after(shown));
    }

    @Override
    public String say(int shown, int parts, int next) {
        int count = Math.min(shown, rows.size());
        if (count == 0 || rows.endOf(count - 1) == next) {
            return closing(count);
        }
        String of = total == 1
                ? "the only matching row"
                : "row " + (page.offset() + count) + " of " + Counted.of(total, "matching row");
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
        if (page.offset() > 0) {
            data.put("offset", page.offset());
        }
        next(shown).ifPresent(next -> data.set("next", next.toJson()));
        footer.addTo(data);
        ArrayNode array = data.putArray("rows");
        for (int i = 0; i < shown; i++) {
            array.add(rows.toJson(i));
        }
        return data;
    }
}
