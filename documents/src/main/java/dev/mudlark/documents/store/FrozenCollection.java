package dev.mudlark.documents.store;

import dev.mudlark.documents.Acl;
import dev.mudlark.documents.CatalogEntry;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Table;
import dev.mudlark.documents.names.Names;
import dev.mudlark.documents.store.Holding.OfTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A collection in memory. */
final class FrozenCollection implements Collection {

    private final List<CatalogEntry> entries;
    private final List<Document> searchable;
    private final List<Table> tables;
    private final Map<String, Document> byId = new HashMap<>();

    /** Of holdings in the order of their ids. */
    FrozenCollection(List<Holding> holdings) {
        this.entries = holdings.stream().map(Holding::entry).toList();
        this.searchable = List.copyOf(holdings.stream()
                .flatMap(holding -> holding.searchable().stream())
                .toList());
        this.tables = holdings.stream()
                .filter(OfTable.class::isInstance)
                .map(holding -> ((OfTable) holding).table())
                .toList();
        holdings.forEach(holding -> put(holding.whole()));
        tables.forEach(table -> table.rows().forEach(row -> put(row.document())));
    }

    /** Every list of readers in it. */
    Set<Acl> acls() {
        return byId.values().stream().map(Document::acl).collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public List<CatalogEntry> entries() {
        return entries;
    }

    @Override
    public Optional<Document> find(String id) {
        return Optional.ofNullable(byId.get(Names.escaped(id)));
    }

    @Override
    public List<Document> searchable() {
        return searchable;
    }

    @Override
    public List<Table> tables() {
        return tables;
    }

    @Override
    public List<String> suggest(String id, int limit) {
        return Suggestions.of(id, entries.stream().map(CatalogEntry::id).toList(), limit);
    }

    private void put(Document document) {
        if (byId.put(document.id(), document) != null) {
            throw new IllegalArgumentException("two documents have the id '" + document.id() + "'");
        }
    }
}
