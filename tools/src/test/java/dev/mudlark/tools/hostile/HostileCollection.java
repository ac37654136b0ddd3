package dev.mudlark.tools.hostile;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A collection of any size with odd documents among plain ones. */
final class HostileCollection {

    /** Words of the documents, the frequent ones first. */
    static final List<String> WORDS = List.of(
            "the",
            "of",
            "and",
            "error",
            "code",
            "version",
            "function",
            "module",
            "release",
            "Python",
            "value",
            "naïve",
            "straße",
            "İstanbul",
            "0x7fA3",
            "ORDER-77",
            "2024-02-29",
            "aaaaaaaaaaaaaaaaaaaa",
            "menu",
            "nowhere");

    /** Columns of the tables, and some they do not have. */
    static final List<String> COLUMNS = List.of("name", "Price", " price ", "since", "=cmd()", "nme", "", "zip");

    private static final int DOCUMENT = 8_000;
    private static final int LINE = 80;
    private static final int LONG_LINE = 500_000;

    private HostileCollection() {}

    /** About {@code characters} of text. */
    static Collection of(long characters, long seed) {
        Random random = new Random(seed);
        List<Document> documents = new ArrayList<>();
        documents.add(
                Documents.text("longline", "One line", "a".repeat(LONG_LINE) + " ORDER-77 " + "b".repeat(LONG_LINE)));
        documents.add(Documents.text("empty", "", ""));
        documents.add(Documents.text("returns", "Only CR", "one\rtwo needle\rthree\r".repeat(100)));
        documents.add(Documents.text(
                "odd", "Odd \u202e", "\u0000\ud800 x\u00adyz \ufeff 𐐀 e\u0301 ﬁne “quoted”\u2028".repeat(200)));
        long written = LONG_LINE;
        for (int i = 0; written < characters; i++) {
            String text = document(random);
            written += text.length();
            documents.add(Documents.text("doc" + i, "Document " + i, text));
        }
        return Documents.of(
                        documents, List.of(table("table0.csv", 200, random), table("big/table1.csv", 20_000, random)))
                .view(Caller.anonymous());
    }

    private static String document(Random random) {
        StringBuilder text = new StringBuilder();
        int line = 0;
        while (text.length() < DOCUMENT) {
            double rank = Math.pow(random.nextDouble(), 3);
            text.append(
                    random.nextInt(3) == 0
                            ? "w" + Integer.toString(random.nextInt(40_000), 36)
                            : WORDS.get((int) (rank * WORDS.size())));
            line++;
            text.append(line % (LINE / 8) == 0 ? '\n' : ' ');
        }
        return text.toString();
    }

    private static Table table(String id, int rows, Random random) {
        List<List<String>> cells = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            cells.add(List.of(
                    "item " + i,
                    i % 17 == 0 ? "n/a" : Integer.toString(random.nextInt(500)) + "." + random.nextInt(100),
                    "2024-0" + (1 + random.nextInt(9)) + "-1" + random.nextInt(10),
                    "=cmd()|x",
                    "0" + random.nextInt(9999)));
        }
        return Documents.table(id, "Table " + id, List.of("name", "price", "since", "=cmd()", "zip"), cells);
    }
}
