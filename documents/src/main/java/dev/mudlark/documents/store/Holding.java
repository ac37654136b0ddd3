package dev.mudlark.documents.store;

import dev.mudlark.documents.Acl;
import dev.mudlark.documents.CatalogEntry;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Table;
import dev.mudlark.documents.Table.Row;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** One line of a collection's list. */
sealed interface Holding {

    /** The document, or the table's file as one. */
    Document whole();

    /** What is searched. */
    List<Document> searchable();

    /** What is left of it when only documents with a permitted list of readers exist. */
    Optional<Holding> visible(Predicate<Acl> permitted);

    /** As in a list. */
    CatalogEntry entry();

    /**
     * A document.
     *
     * @param whole the document
     */
    record OfDocument(Document whole) implements Holding {

        @Override
        public List<Document> searchable() {
            return List.of(whole);
        }

        @Override
        public Optional<Holding> visible(Predicate<Acl> permitted) {
            return permitted.test(whole.acl()) ? Optional.of(this) : Optional.empty();
        }

        @Override
        public CatalogEntry entry() {
            return new CatalogEntry(
                    whole.id(), whole.title(), whole.text().length(), OptionalInt.empty(), whole.metadata());
        }
    }

    /**
     * A table.
     *
     * @param table its rows
     * @param whole its file's text
     */
    record OfTable(Table table, Document whole) implements Holding {

        @Override
        public List<Document> searchable() {
            return table.rows().stream().map(Row::document).toList();
        }

        /** A table with hidden rows is made anew of the others: its file's text would show them. */
        @Override
        public Optional<Holding> visible(Predicate<Acl> permitted) {
            if (!permitted.test(whole.acl())) {
                return Optional.empty();
            }
            List<Row> rows = table.rows().stream()
                    .filter(row -> permitted.test(row.document().acl()))
                    .toList();
            if (rows.size() == table.rows().size()) {
                return Optional.of(this);
            }
            Table rest = RestOfTable.of(table, rows);
            return rows.isEmpty() ? Optional.empty() : Optional.of(new OfTable(rest, TableText.of(rest, whole)));
        }

        @Override
        public CatalogEntry entry() {
            return new CatalogEntry(
                    table.id(),
                    table.title(),
                    whole.text().length(),
                    OptionalInt.of(table.rows().size()),
                    whole.metadata());
        }
    }
}
