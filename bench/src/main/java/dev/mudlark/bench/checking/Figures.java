package dev.mudlark.bench.checking;

import dev.mudlark.bench.DatasetFigures;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.DocumentStore;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.documents.Table;
import dev.mudlark.evaluation.Question;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** Counts what there is. */
final class Figures {
    private Figures() {}

    static DatasetFigures of(
            Optional<DocumentStore> store,
            Optional<Collection> collection,
            List<Question> questions,
            OptionalDouble wordsShared) {
        int tools = (int) questions.stream().filter(Question::needsTools).count();
        List<Table> tables = collection.map(Collection::tables).orElse(List.of());
        int entries = collection.map(all -> all.entries().size()).orElse(0);
        return new DatasetFigures(
                entries - tables.size(),
                tables.size(),
                tables.stream().mapToInt(table -> table.rows().size()).sum(),
                (int) store.map(DocumentStore::notices).orElse(List.of()).stream()
                        .filter(notice -> notice.severity() == LoadNotice.Severity.SKIPPED)
                        .count(),
                questions.size(),
                tools,
                (int) questions.stream()
                        .filter(question -> !question.isAnswerable())
                        .count(),
                collection.map(all -> unused(all, questions)).orElse(OptionalInt.empty()),
                wordsShared,
                SmallestDifference.of(questions.size()),
                SmallestDifference.of(tools));
    }

    private static OptionalInt unused(Collection collection, List<Question> questions) {
        Set<String> used = questions.stream()
                .flatMap(question -> question.relevantDocIds().stream())
                .map(collection::find)
                .flatMap(Optional::stream)
                .map(Document::path)
                .collect(Collectors.toSet());
        if (used.isEmpty()) {
            return OptionalInt.empty();
        }
        long paths =
                collection.searchable().stream().map(Document::path).distinct().count();
        return OptionalInt.of((int) paths - used.size());
    }
}
