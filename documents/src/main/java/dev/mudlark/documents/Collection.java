package dev.mudlark.documents;

import java.util.List;
import java.util.Optional;

/**
 * What one caller may read. A document outside of it does not exist: not in lists, hits, counts, totals or suggestions.
 * Ids are ordered as text by UTF-16 code units, the rows of a table by their numbers. Safe for use by several threads.
 *
 * <p>A {@link Document} never changes. A collection that shows something new gives other document objects, by all its
 * methods alike: tools keep what they made of a text and tell by the identity of the documents whether it is still right.
 */
public interface Collection {

    /** Documents and tables (each table once) in the order of their ids. */
    List<CatalogEntry> entries();

    /**
     * A document, a whole table (its file's text) or a row of a table ({@code path#row}) by id.
     *
     * @return empty when there is no such document for this caller
     */
    Optional<Document> find(String id);

    /** Everything that is searched and grepped: documents, and the rows of tables one by one, in the order of ids. */
    List<Document> searchable();

    /** The tables in the order of their ids. */
    List<Table> tables();

    /** Ids like {@code id}, closest first, at most {@code limit}: for a "did you mean". */
    List<String> suggest(String id, int limit);
}
