package dev.mudlark.documents.loading;

import dev.mudlark.documents.Document;
import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.Loaded.WholeTable;
import dev.mudlark.documents.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Collects what the loaders give and lets no id in twice: the first file in the order of paths keeps it. */
final class Contents {

    private final Map<String, String> pathById = new HashMap<>();
    private final List<Document> documents = new ArrayList<>();
    private final List<WholeTable> tables = new ArrayList<>();

    void add(String path, Loaded loaded) throws LoadException {
        List<String> ids = idsOf(loaded);
        for (String id : ids) {
            String other = pathById.get(id);
            if (other != null) {
                throw LoadException.broken(
                        "duplicate_id", "has the id '" + id + "' of " + other + "; rename one of the two files");
            }
        }
        ids.forEach(id -> pathById.put(id, path));
        documents.addAll(loaded.documents());
        tables.addAll(loaded.tables());
    }

    List<Document> documents() {
        return documents;
    }

    List<WholeTable> tables() {
        return tables;
    }

    private static List<String> idsOf(Loaded loaded) {
        List<String> ids = new ArrayList<>();
        loaded.documents().forEach(document -> ids.add(document.id()));
        for (WholeTable whole : loaded.tables()) {
            ids.add(whole.table().id());
            whole.table().rows().stream().map(Table.Row::id).forEach(ids::add);
        }
        return ids;
    }
}
