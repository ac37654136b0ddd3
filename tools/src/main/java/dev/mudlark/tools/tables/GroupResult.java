package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.tools.Part;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.builtin.NextCall;
import dev.mudlark.tools.builtin.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Figures for each group of the rows that match. */
final class GroupResult implements ToolResult.CutNotice {

    private final List<Group> shown;
    private final int groups;
    private final int rows;
    private final TablesOf tables;
    private final Footer footer;
    private final Optional<NextCall> more;
    private final boolean selectIgnored;

    private GroupResult(
            List<Group> shown,
            int groups,
            Scan scan,
            TablesOf tables,
            Footer footer,
            Optional<NextCall> more,
            boolean selectIgnored) {
        this.more = more;
        this.selectIgnored = selectIgnored;
        this.shown = shown;
        this.groups = groups;
        this.rows = scan.matching();
        this.tables = tables;
        this.footer = footer;
    }

    /**
     * The first groups in the order that was asked for.
     *
     * @param more the call that shows more groups, when {@code limit} is what keeps them back
     * @throws ToolException {@code unknown_column} when groups have nothing of that name to sort by
     */
    static ToolResult of(List<Group> all, Query query, int limit, Scan scan, Optional<NextCall> more)
            throws ToolException {
        for (SortKey key : query.orderBy()) {
            if (all.getFirst().find(key.column()).isEmpty()) {
                List<String> names = all.getFirst().names();
                String hint = DidYouMean.hint(key.column(), names);
                throw new ToolException(
                        "unknown_column",
                        "Groups have no '" + Shown.text(key.column()) + "'" + (hint.isEmpty() ? "." : hint)
                                + " They can be sorted by: " + String.join(", ", names) + ".");
            }
        }
        Ranked<Group> ranked =
                new Ranked<>(query.orderBy(), (group, name) -> group.find(name).orElseThrow(), limit);
        all.forEach(ranked::offer);
        TablesOf tables = new TablesOf(query.tables(), scan);
        boolean selectIgnored = !query.select().isEmpty();
        return new GroupResult(
                        ranked.first(),
                        all.size(),
                        scan,
                        tables,
                        Footer.of(scan, ranked, query.describeAmounts()),
                        more,
                        selectIgnored)
                .result();
    }

    private ToolResult result() {
        List<Part> parts = new ArrayList<>();
        shown.forEach(group -> parts.add(group.line()));
        parts.add(new Part.Note(closing(shown.size())));
        ObjectNode data = data(shown.size());
        more.ifPresent(next -> data.set("next", next.toJson()));
        return ToolResult.of(parts, footer.text()).withData(data).withCutNotice(this);
    }

    private String closing(int count) {
        String of =
                Counted.of(groups, "group") + " of " + Counted.of(rows, "matching row") + " of " + tables.describe();
        String ignored = selectIgnored ? "; select does nothing with group_by" : "";
        if (count >= groups) {
            return of + ignored;
        }
        String advice =
                count == shown.size() && more.isPresent() ? "raise limit or add a condition" : "add a condition";
        String cut = count < shown.size() ? "the rest did not fit; " : "";
        return "shown " + count + " of " + of + "; " + cut + advice + ignored;
    }

    @Override
    public String say(int count, int parts, int next) {
        return closing(Math.min(count, shown.size()));
    }

    @Override
    public JsonNode data(JsonNode whole, int count, int next) {
        return data(Math.min(count, shown.size()));
    }

    private ObjectNode data(int count) {
        ObjectNode data =
                JsonNodeFactory.instance.objectNode().put("total", rows).put("total_groups", groups);
        tables.addTo(data);
        footer.addTo(data);
        ArrayNode array = data.put("shown", count).putArray("groups");
        shown.stream().limit(count).forEach(group -> array.add(group.toJson()));
        return data;
    }
}
