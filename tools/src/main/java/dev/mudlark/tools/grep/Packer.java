package dev.mudlark.tools.grep;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.folding.Utf8Text;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Packs the documents and the rows of the tables of a collection. */
final class Packer {

    /** A chunk is closed after the source with which it reaches this many bytes. */
    private static final int CHUNK = 4 << 20;

    private static final int FIRST_ROOM = 1 << 12;

    private final List<Chunk> chunks = new ArrayList<>();
    private final List<Source> sources = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    private final Utf8Text bytes = new Utf8Text(FIRST_ROOM);
    private final TextPacker texts = new TextPacker(bytes);

    private Packer() {}

    static Packed pack(Collection collection) {
        Packer packer = new Packer();
        packer.addAll(collection);
        return packer.packed();
    }

    /** A single row of a table. */
    static Packed packRow(Document row) {
        Packer packer = new Packer();
        packer.table(row.id(), List.of(row));
        return packer.packed();
    }

    private Packed packed() {
        close();
        return new Packed(List.copyOf(chunks), Rarity.of(chunks));
    }

    private void addAll(Collection collection) {
        Map<String, String> tableOfRow = new HashMap<>();
        for (Table table : collection.tables()) {
            table.rows().forEach(row -> tableOfRow.put(row.id(), table.id()));
        }
        List<Document> rows = new ArrayList<>();
        String open = "";
        for (Document document : collection.searchable()) {
            String table = tableOfRow.getOrDefault(document.id(), "");
            if (!table.equals(open)) {
                table(open, rows);
                rows.clear();
                open = table;
            }
            if (table.isEmpty()) {
                document(document);
            } else {
                rows.add(document);
            }
        }
        table(open, rows);
    }

    private void document(Document document) {
        start();
        texts.add(document.text().toString());
        add(new Source.OfDocument(document, texts.lines(), texts.ofDocument()));
    }

    private void table(String id, List<Document> rows) {
        if (rows.isEmpty()) {
            return;
        }
        start();
        for (Document row : rows) {
            texts.addLine(RowPlaces.asOneLine(row.text().toString()));
        }
        add(new Source.OfTable(id, List.copyOf(rows), texts.ofRows()));
    }

    private void start() {
        texts.begin();
        starts.add(bytes.length());
    }

    private void add(Source source) {
        sources.add(source);
        if (bytes.length() >= CHUNK) {
            close();
        }
    }

    private void close() {
        if (!sources.isEmpty()) {
            starts.add(bytes.length());
            int[] all = starts.stream().mapToInt(Integer::intValue).toArray();
            chunks.add(new Chunk(bytes.take(), List.copyOf(sources), all, texts.takeJoined()));
            sources.clear();
            starts.clear();
        }
    }
}
