package dev.mudlark.documents.loaders;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.SourceFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A table of JSON objects. Its columns are the keys of all of them in the order of their first appearance. */
final class ObjectRows {

    private final TableBuilder table;
    private final Map<String, Integer> columns = new LinkedHashMap<>();

    ObjectRows(SourceFile file) {
        this.table = new TableBuilder(file);
    }

    /**
     * Adds the object as the row of this number.
     *
     * @throws LoadException when the table has too many cells: objects that share no key make one column each
     */
    void row(int number, JsonNode object) throws LoadException {
        object.fieldNames().forEachRemaining(name -> columns.putIfAbsent(name, columns.size()));
        table.room(columns.size());
        List<Cell> cells = new ArrayList<>(Collections.nCopies(columns.size(), Cell.empty()));
        object.properties()
                .forEach(entry ->
                        cells.set(columns.getOrDefault(entry.getKey(), 0), JsonReading.cell(entry.getValue())));
        table.row(number, cells);
    }

    Loaded build(String text) throws LoadException {
        return table.build(new ColumnNames(List.copyOf(columns.keySet())).names(), text);
    }
}
