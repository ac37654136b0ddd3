package dev.mudlark.bench.run;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Language;
import dev.mudlark.documents.Languages;
import dev.mudlark.documents.Table;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How many documents of a collection are in which language. Documents count one each, however long; a table counts as one
 * where its language is clear. Documents that are too short to tell are read together.
 *
 * @param counts documents by language
 * @param notClear documents whose language is not clear
 */
public record DocumentLanguages(Map<Language, Integer> counts, int notClear) {
    /** UTF-16 units of a document or a table from which its language is told. */
    private static final int BEGINNING = 3_000;

    /** Share of the documents in a clear language that must be in one. */
    private static final double MOST = 0.8;

    /** Share of all documents that must be in it. */
    private static final double HALF = 0.5;

    /** Copies the counts. */
    public DocumentLanguages {
        counts = Map.copyOf(counts);
    }

    /** Reads the beginning of every document and table. */
    public static DocumentLanguages of(Collection collection) {
        Map<Language, Integer> counts = new EnumMap<>(Language.class);
        List<String> unclear = new ArrayList<>();
        for (Document document : collection.searchable()) {
            if (!document.isTableRow()) {
                String text = beginning(document.text().toString());
                Languages.detect(List.of(text))
                        .ifPresentOrElse(language -> counts.merge(language, 1, Integer::sum), () -> unclear.add(text));
            }
        }
        collection.tables().stream()
                .flatMap(table -> Languages.detect(List.of(text(table))).stream())
                .forEach(language -> counts.merge(language, 1, Integer::sum));
        Optional<Language> together = Languages.detect(unclear);
        together.ifPresent(language -> counts.merge(language, unclear.size(), Integer::sum));
        return new DocumentLanguages(counts, together.isPresent() ? 0 : unclear.size());
    }

    /** The language of the collection: that of 80 % of the documents whose language is clear, and of half of all. */
    public Optional<Language> common() {
        int clear = counts.values().stream().mapToInt(Integer::intValue).sum();
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() >= MOST * clear)
                .filter(entry -> entry.getValue() >= HALF * (clear + notClear))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static String beginning(String text) {
        return text.substring(0, Math.min(BEGINNING, text.length()));
    }

    private static String text(Table table) {
        StringBuilder text = new StringBuilder();
        for (Table.Row row : table.rows()) {
            if (text.length() >= BEGINNING) {
                break;
            }
            row.cells().forEach(cell -> text.append(beginning(cell.text())).append(' '));
        }
        return beginning(text.toString());
    }
}
