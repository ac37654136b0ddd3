package dev.mudlark.tools.builtin;

import dev.mudlark.context.Counted;
import dev.mudlark.documents.CatalogEntry;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.ToolException;
import java.util.List;
import java.util.Optional;

/** What is said of an id that no document has: only of what the caller may see. */
final class UnknownDocument {

    private static final int SUGGESTIONS = 3;

    private final Collection collection;
    private final String written;
    private final String bare;

    /**
     * An id.
     *
     * @param written what the model wrote
     * @param bare the same without what stands around it
     */
    UnknownDocument(Collection collection, String written, String bare) {
        this.collection = collection;
        this.written = written;
        this.bare = bare;
    }

    /** {@code unknown_document}, with what may be meant. */
    ToolException problem() {
        return new ToolException("unknown_document", "there is no document '" + Shown.text(written) + "'. " + hint());
    }

    private String hint() {
        return ListLine.id(collection, written)
                .map(List::of)
                .map(UnknownDocument::alone)
                .or(this::row)
                .or(() -> Optional.of(titled()).filter(ids -> !ids.isEmpty()).map(UnknownDocument::alone))
                .orElseGet(this::close);
    }

    private static String alone(List<String> ids) {
        return meant(ids) + " Give the id alone, without its title.";
    }

    private String close() {
        List<String> close = collection.suggest(bare, SUGGESTIONS);
        return close.isEmpty() ? "Ids stand in [brackets] in lists and search results" : meant(close);
    }

    private static String meant(List<String> ids) {
        return "Did you mean " + String.join(" or ", ids) + "?";
    }

    /** What there is to say when the id is one of a row, as {@code plans.csv#53}. */
    private Optional<String> row() {
        int mark = bare.lastIndexOf('#');
        if (mark <= 0) {
            return Optional.empty();
        }
        String table = bare.substring(0, mark);
        Optional<CatalogEntry> exact = table(List.of(table));
        if (exact.isPresent()) {
            return Optional.of(rows(exact.get()));
        }
        String number = bare.substring(mark);
        return table(collection.suggest(table, SUGGESTIONS))
                .map(entry -> collection
                        .find(entry.id() + number)
                        .map(row -> meant(List.of(row.id())))
                        .orElseGet(() -> "Did you mean a row of " + entry.id() + "? " + rows(entry)));
    }

    /** The first of these that is a table. */
    private Optional<CatalogEntry> table(List<String> ids) {
        return ids.stream()
                .flatMap(id ->
                        collection.entries().stream().filter(entry -> entry.id().equals(id)))
                .filter(entry -> entry.rows().isPresent())
                .findFirst();
    }

    /** Rows may be missing among those that the caller may read. */
    private String rows(CatalogEntry table) {
        List<Table.Row> rows = collection.tables().stream()
                .filter(one -> one.id().equals(table.id()))
                .flatMap(one -> one.rows().stream())
                .toList();
        return switch (rows.size()) {
            case 0 -> "The table " + table.id() + " has no rows.";
            case 1 -> "The only row of " + table.id() + " is " + rows.getFirst().id() + ".";
            default -> several(table.id(), rows);
        };
    }

    private static String several(String table, List<Table.Row> rows) {
        Table.Row first = rows.getFirst();
        Table.Row last = rows.getLast();
        boolean all = last.number() - first.number() == rows.size() - 1;
        String from = all
                ? "The rows of " + table + " are "
                : "The " + Counted.of(rows.size(), "row") + " of " + table + " are among ";
        return from + first.number() + " to " + last.number() + ": " + first.id() + " to " + last.id() + ".";
    }

    private List<String> titled() {
        String key = LooseText.key(bare);
        return collection.entries().stream()
                .filter(entry -> LooseText.hasKey(entry.title(), key))
                .map(CatalogEntry::id)
                .limit(SUGGESTIONS)
                .toList();
    }
}
