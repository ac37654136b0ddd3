package dev.mudlark.bench.similarity;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import java.util.List;

/**
 * Two documents that are nearly the same.
 *
 * @param first the one whose id comes first
 * @param second the other one
 * @param similarity share of the runs of four words of both that are common, 0.7 to 1
 */
public record DocumentTwin(Document first, Document second, double similarity) {
    /** One changed word changes four runs: of 150 words that leaves 0.95, of 30 words 0.74. */
    private static final int WORDS = 4;

    private static final double LEAST = 0.7;

    /** For each document the earlier one it is most like. Rows of tables are alike by nature and do not count. */
    public static List<DocumentTwin> in(Collection collection) {
        List<Document> documents = collection.searchable().stream()
                .filter(document -> !document.isTableRow())
                .toList();
        List<Shingles> texts = documents.parallelStream()
                .map(document -> Shingles.of(document.text().toString(), WORDS))
                .toList();
        return NearDuplicates.of(texts, LEAST).stream()
                .map(twin ->
                        new DocumentTwin(documents.get(twin.first()), documents.get(twin.second()), twin.similarity()))
                .toList();
    }
}
