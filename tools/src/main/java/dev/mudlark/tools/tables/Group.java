package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.documents.Cell;
import dev.mudlark.tools.Part;
import dev.mudlark.tools.builtin.LooseText;
import dev.mudlark.tools.builtin.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rows with equal cells in some columns, and their figures.
 *
 * @param columns names of the columns
 * @param cells the cells of the first row in them
 * @param figures in the order in which they were asked for
 */
record Group(List<String> columns, List<Cell> cells, List<Figure> figures) {

    private static final int LONGEST = 300;

    /** {@code country=Iceland: count=3; sum(price)=30.5}. */
    Part.Value line() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            String text = cells.get(i).text().strip();
            names.add(Shown.text(columns.get(i)) + "=" + (text.isEmpty() ? "(empty)" : Shown.text(text, LONGEST)));
        }
        List<String> values = figures.stream()
                .map(figure -> figure.text("=")
                        + (figure.remarks().isEmpty() ? "" : " (" + String.join("; ", figure.remarks()) + ")"))
                .toList();
        String line = String.join("; ", names) + ": " + String.join("; ", values);
        return new Part.Value(line, line);
    }

    /** What a group is sorted by: a column's cell, or a figure by its label or, if it is the only one, its function. */
    Optional<Cell> find(String name) {
        String key = LooseText.key(name);
        for (int i = 0; i < columns.size(); i++) {
            if (LooseText.key(columns.get(i)).equals(key)) {
                return Optional.of(cells.get(i));
            }
        }
        List<Figure> like = figures.stream()
                .filter(figure -> LooseText.key(figure.aggregate().label()).equals(key))
                .toList();
        if (like.isEmpty()) {
            like = figures.stream()
                    .filter(figure -> figure.aggregate().function().word().equals(key))
                    .toList();
        }
        return like.size() == 1 ? Optional.of(Cell.of(like.getFirst().value())) : Optional.empty();
    }

    /** What groups of this kind can be sorted by. */
    List<String> names() {
        List<String> names = new ArrayList<>(columns);
        figures.forEach(figure -> names.add(figure.aggregate().label()));
        return names;
    }

    ObjectNode toJson() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ObjectNode by = json.putObject("group");
        for (int i = 0; i < columns.size(); i++) {
            by.put(columns.get(i), cells.get(i).text().strip());
        }
        ArrayNode array = json.putArray("figures");
        figures.forEach(figure -> array.add(figure.toJson()));
        return json;
    }
}
