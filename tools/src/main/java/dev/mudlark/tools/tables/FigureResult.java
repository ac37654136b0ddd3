package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.tools.Part;
import dev.mudlark.tools.ToolResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Figures over all rows that match, and a few of the rows. */
final class FigureResult {

    private final List<Figure> figures;
    private final ShownRows rows;
    private final Scan scan;
    private final Optional<NoRows> none;

    /** @param none says what was searched in vain, when no row matches */
    FigureResult(List<Figure> figures, ShownRows rows, Scan scan, Optional<NoRows> none) {
        this.none = none;
        this.figures = figures;
        this.rows = rows;
        this.scan = scan;
    }

    /** With a footer that says what could not be compared or sorted. */
    ToolResult result(List<Columns> tables, Footer footer) {
        List<Part> parts = new ArrayList<>();
        figures.forEach(figure -> parts.add(new Part.Value(figure.line(), figure.value())));
        parts.addAll(rows.lines());
        TablesOf of = new TablesOf(tables, scan);
        parts.add(new Part.Note(closing(of)));
        ObjectNode data = JsonNodeFactory.instance.objectNode().put("total", scan.matching());
        data.put("not_compared", scan.unclear());
        ArrayNode array = data.putArray("figures");
        figures.forEach(figure -> array.add(figure.toJson()));
        of.addTo(data);
        footer.addTo(data);
        String cut = "shown only in part; " + closing(of);
        return ToolResult.of(parts, none.isPresent() ? "" : footer.text())
                .withData(data)
                .withCutNotice((shown, all, next) -> cut);
    }

    private String closing(TablesOf tables) {
        if (none.isPresent()) {
            return none.get().text(scan);
        }
        return "figures over all " + Counted.of(scan.matching(), "matching row") + " of " + tables.describe()
                + "; rows shown: " + rows.size();
    }
}
