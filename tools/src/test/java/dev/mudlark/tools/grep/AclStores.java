package dev.mudlark.tools.grep;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Acl;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.DocumentStore;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Random documents and tables with random readers, and what is left of them for one caller. */
record AclStores(List<Document> documents, List<Table> tables) {

    static final List<String> WORDS = List.of("alpha", "beta", "gamma", "delta", "omega", "Zulu", "42", "p7");

    private static final List<Acl> ACLS = List.of(
            Acl.PUBLIC,
            Acl.PUBLIC,
            new Acl(Set.of("ann")),
            new Acl(Set.of("ben")),
            new Acl(Set.of("staff")),
            new Acl(Set.of("ann", "staff")));

    private static final List<String> COLUMNS = List.of("name", "note", "rest");

    static List<Caller> callers() {
        return List.of(
                Caller.anonymous(),
                Caller.of("ann"),
                Caller.of("ben"),
                new Caller("cid", Set.of("staff")),
                new Caller("ann", Set.of("staff")));
    }

    static AclStores random(Random random) {
        List<Document> documents = new ArrayList<>();
        List<Table> tables = new ArrayList<>();
        for (int i = random.nextInt(12); i >= 0; i--) {
            documents.add(document("doc" + i, text(random), acl(random)));
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            tables.add(table("e" + i + ".csv", random));
        }
        return new AclStores(documents, tables);
    }

    static Document document(String id, String text, Acl acl) {
        return Document.of(id, id, id, text, Map.of(), acl, Instant.EPOCH);
    }

    private static Table table(String id, Random random) {
        List<Table.Row> rows = new ArrayList<>();
        for (int row = 1; row <= 1 + random.nextInt(12); row++) {
            List<Cell> cells = COLUMNS.stream().map(column -> cell(random)).toList();
            rows.add(Table.Row.of(id, id, COLUMNS, row, cells, acl(random), Instant.EPOCH));
        }
        return new Table(id, id, id, COLUMNS, rows);
    }

    private static Cell cell(Random random) {
        return Cell.of(random.nextInt(4) == 0 ? "" : line(random));
    }

    private static Acl acl(Random random) {
        return ACLS.get(random.nextInt(ACLS.size()));
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(8); i > 0; i--) {
            text.append(line(random)).append('\n');
        }
        return text.toString();
    }

    private static String line(Random random) {
        String[] words = new String[random.nextInt(3) + 1];
        Arrays.setAll(words, i -> WORDS.get(random.nextInt(WORDS.size())));
        return String.join(" ", words);
    }

    DocumentStore store() {
        return Documents.of(documents, tables);
    }

    /** A store that has never had what the caller may not see. */
    DocumentStore without(Caller caller) {
        List<Table> rest = new ArrayList<>();
        for (Table table : tables) {
            List<Table.Row> rows = table.rows().stream()
                    .filter(row -> row.document().acl().permits(caller))
                    .map(AclStores::publicly)
                    .toList();
            if (!rows.isEmpty()) {
                rest.add(new Table(table.id(), table.path(), table.title(), table.columns(), rows));
            }
        }
        return Documents.of(
                documents.stream()
                        .filter(document -> document.acl().permits(caller))
                        .map(AclStores::publicly)
                        .toList(),
                rest);
    }

    private static Table.Row publicly(Table.Row row) {
        return new Table.Row(row.id(), row.number(), row.cells(), publicly(row.document()));
    }

    private static Document publicly(Document document) {
        return Document.of(
                document.id(),
                document.path(),
                document.title(),
                document.text().toString(),
                Map.of(),
                Acl.PUBLIC,
                Instant.EPOCH);
    }
}
