package dev.mudlark.tools.grep;

import dev.mudlark.documents.Document;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.folding.Utf8Text;
import java.util.ArrayList;
import java.util.List;

/** Packs a lot. */
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

    static PackedLot pack(Lot lot) {
        Packer packer = new Packer();
        if (lot.table().isEmpty()) {
            lot.documents().forEach(packer::document);
        } else {
            packer.table(lot.table(), lot.rows());
        }
        packer.close();
        return PackedLot.of(List.copyOf(packer.chunks));
    }

    private void document(Document document) {
        start();
        texts.add(document.text().toString());
        add(new Source.OfDocument(document, texts.lines(), texts.ofDocument()));
    }

    private void table(String id, List<Table.Row> rows) {
        start();
        for (Table.Row row : rows) {
            texts.addLine(RowPlaces.asOneLine(row.document().text().toString()));
        }
        add(new Source.OfTable(id, rows, texts.ofRows()));
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
