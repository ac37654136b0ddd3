package dev.mudlark.tools;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.documents.Acl;
import dev.mudlark.documents.CatalogEntry;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.DocumentText;
import dev.mudlark.documents.Table;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** A collection held in memory. */
public final class FakeCollection implements Collection {

    private final TreeMap<String, Document> readable = new TreeMap<>();
    private final TreeMap<String, Document> searchable = new TreeMap<>();
    private final TreeMap<String, Table> tables = new TreeMap<>();

    /** Adds a document whose title is its id with a capital. */
    public FakeCollection with(String id, String text) {
        Document document = document(id, id + ".md", text);
        readable.put(id, document);
        searchable.put(id, document);
        return this;
    }

    /** Adds a table; the first line names the columns; cells are separated by commas. */
    public FakeCollection withTable(String id, String... lines) {
        List<String> columns = List.of(lines[0].split(",", -1));
        List<Table.Row> rows = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            List<Cell> cells = Arrays.stream(lines[i].split(",", -1))
                    .map(FakeCollection::cell)
                    .toList();
            rows.add(row(id, i, columns, cells));
        }
        rows.forEach(row -> searchable.put(row.id(), row.document()));
        rows.forEach(row -> readable.put(row.id(), row.document()));
        readable.put(id, document(id, id, String.join("\n", lines)));
        String title = id.substring(id.lastIndexOf('/') + 1, id.lastIndexOf('.'));
        tables.put(id, new Table(id, id, title, columns, rows));
        return this;
    }

    @Override
    public List<CatalogEntry> entries() {
        return readable.values().stream()
                .filter(document -> !document.id().contains("#"))
                .map(document -> new CatalogEntry(
                        document.id(),
                        document.title(),
                        document.text().length(),
                        tables.containsKey(document.id())
                                ? OptionalInt.of(
                                        tables.get(document.id()).rows().size())
                                : OptionalInt.empty(),
                        Map.of()))
                .toList();
    }

    @Override
    public Optional<Document> find(String id) {
        return Optional.ofNullable(readable.get(id));
    }

    @Override
    public List<Document> searchable() {
        return List.copyOf(searchable.values());
    }

    @Override
    public List<Table> tables() {
        return List.copyOf(tables.values());
    }

    @Override
    public List<String> suggest(String id, int limit) {
        return DidYouMean.closest(id, readable.keySet(), limit);
    }

    private static Table.Row row(String table, int number, List<String> columns, List<Cell> cells) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            if (!cells.get(i).text().isEmpty()) {
                text.append(columns.get(i))
                        .append(": ")
                        .append(cells.get(i).text())
                        .append('\n');
            }
        }
        String id = table + "#" + number;
        return new Table.Row(
                id, number, cells, document(id, table, text.toString().stripTrailing()));
    }

    private static Cell cell(String text) {
        if (text.isBlank()) {
            return new Cell(text, Cell.Type.EMPTY, Optional.empty());
        }
        if (text.equalsIgnoreCase("true") || text.equalsIgnoreCase("false")) {
            return new Cell(text, Cell.Type.BOOLEAN, Optional.empty());
        }
        boolean leadingZero = text.length() > 1 && text.startsWith("0") && !text.startsWith("0.");
        try {
            Optional<BigDecimal> number = leadingZero ? Optional.empty() : Optional.of(new BigDecimal(text));
            return new Cell(text, leadingZero ? Cell.Type.TEXT : Cell.Type.NUMBER, number);
        } catch (NumberFormatException e) {
            return new Cell(text, Cell.Type.TEXT, Optional.empty());
        }
    }

    private static Document document(String id, String path, String text) {
        String title = Character.toUpperCase(id.charAt(0)) + id.substring(1);
        String version = Integer.toHexString(text.hashCode());
        return new Document(id, path, title, DocumentText.of(text), Map.of(), Acl.PUBLIC, Instant.EPOCH, version);
    }
}
