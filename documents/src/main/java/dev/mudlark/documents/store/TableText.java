package dev.mudlark.documents.store;

import dev.mudlark.documents.Acl;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** Writes a table as CSV where there is no file to show. */
final class TableText {

    private static final CSVFormat FORMAT =
            CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();

    private TableText() {}

    /** The table as a document of its own. */
    static Document of(Table table) {
        return document(table, Map.of(), Acl.PUBLIC, Instant.EPOCH);
    }

    /** The rows that are left of a table, in place of its whole file. */
    static Document of(Table rest, Document whole) {
        return document(rest, whole.metadata(), whole.acl(), whole.modified());
    }

    private static Document document(Table table, Map<String, Object> metadata, Acl acl, Instant modified) {
        return Document.of(table.id(), table.path(), table.title(), csv(table), metadata, acl, modified);
    }

    private static String csv(Table table) {
        StringBuilder text = new StringBuilder();
        try (CSVPrinter printer = new CSVPrinter(text, FORMAT)) {
            printer.printRecord(table.columns());
            for (Table.Row row : table.rows()) {
                printer.printRecord(row.cells().stream().map(Cell::text));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
