package dev.mudlark.bench.dataset;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.documents.Acl;
import dev.mudlark.documents.CatalogEntry;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.DocumentText;
import dev.mudlark.documents.Table;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Documents with ids and nothing else. */
record FakeCollection(List<String> ids) implements Collection {

    @Override
    public List<CatalogEntry> entries() {
        return List.of();
    }

    @Override
    public Optional<Document> find(String id) {
        return ids.stream()
                .filter(id::equals)
                .findFirst()
                .map(found -> new Document(
                        found, found, found, DocumentText.of(""), Map.of(), Acl.PUBLIC, Instant.EPOCH, "v"));
    }

    @Override
    public List<Document> searchable() {
        return List.of();
    }

    @Override
    public List<Table> tables() {
        return List.of();
    }

    @Override
    public List<String> suggest(String id, int limit) {
        return DidYouMean.closest(id, ids, limit);
    }
}
