package dev.mudlark.bench.starting;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.dataset.Placeholders;
import dev.mudlark.documents.CatalogEntry;
import dev.mudlark.documents.Collection;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Questions for people to write: about the longest documents, two of them together, the largest tables, and nothing. */
final class Drafts {
    private static final int DOCUMENTS = 5;
    private static final int TABLES = 3;

    private final List<ObjectNode> drafts = new ArrayList<>();

    private Drafts() {}

    static List<ObjectNode> of(Collection collection) {
        List<CatalogEntry> documents = largest(collection, false, DOCUMENTS);
        List<CatalogEntry> tables = largest(collection, true, TABLES);
        Drafts drafts = new Drafts();
        documents.forEach(document -> drafts.add(
                "ask in a reader's words what only this document says", List.of(document.id()), "direct_fact"));
        if (documents.size() > 1) {
            drafts.add(
                    "ask what takes both documents to answer",
                    List.of(documents.get(0).id(), documents.get(1).id()),
                    "multi_hop");
        }
        tables.forEach(table -> drafts.add(
                        "ask for what one row says; name the row in relevant_doc_ids: " + table.id() + "#1",
                        List.of(table.id()),
                        "table")
                .putArray("requires_tools")
                .add("lookup_table"));
        drafts.add("ask for a figure that no document says and that follows from what they say", List.of(), "numeric")
                .putArray("requires_tools")
                .add("calculator");
        drafts.unanswerable();
        return List.copyOf(drafts.drafts);
    }

    private static List<CatalogEntry> largest(Collection collection, boolean tables, int most) {
        return collection.entries().stream()
                .filter(entry -> entry.rows().isPresent() == tables)
                .sorted(Comparator.comparingInt(CatalogEntry::length).reversed().thenComparing(CatalogEntry::id))
                .limit(most)
                .toList();
    }

    private ObjectNode add(String task, List<String> documents, String category) {
        ObjectNode draft = begin(task, category);
        draft.put("reference_answer", Placeholders.TO_EDIT + " a right answer");
        draft.putArray("expected_keywords").add(Placeholders.TO_EDIT + " what every right answer contains");
        documents.forEach(draft.putArray("relevant_doc_ids")::add);
        return draft;
    }

    private void unanswerable() {
        begin("ask what a reader would expect here and no document says", "unanswerable")
                .put("answerable", false);
    }

    private ObjectNode begin(String task, String category) {
        ObjectNode draft = JsonNodeFactory.instance.objectNode();
        draft.put("id", "draft-" + (drafts.size() + 1));
        draft.put("question", Placeholders.TO_EDIT + " " + task);
        draft.put("category", category);
        drafts.add(draft);
        return draft;
    }
}
