package dev.mudlark.bench.inspecting;

import dev.mudlark.bench.Inspection;
import dev.mudlark.bench.Inspection.Notice;
import dev.mudlark.bench.Inspection.Size;
import dev.mudlark.bench.Inspection.TwoAlike;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.run.NoticeText;
import dev.mudlark.bench.run.PassedOver;
import dev.mudlark.bench.similarity.DocumentTwin;
import dev.mudlark.bench.similarity.Shingles;
import dev.mudlark.bench.systems.Systems;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Chunker;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.DocumentStore;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.DocumentsException;
import dev.mudlark.documents.LoadNotice;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/** Inspects folders of documents. */
public final class Inspector {
    private Inspector() {}

    /**
     * Reads a folder and counts.
     *
     * @throws ProblemsException when it cannot be read, or nothing in it can
     */
    public static Inspection inspect(Path docs) {
        DocumentStore store = load(docs);
        Collection collection = store.view(Caller.anonymous());
        List<Document> texts = collection.searchable().stream()
                .filter(document -> !document.isTableRow())
                .toList();
        List<Size> sizes = texts.stream().map(Inspector::size).toList();
        return new Inspection(
                texts.size(),
                passages(collection),
                Counts.formats(collection),
                PassedOver.line(store.notices()).orElse(""),
                Counts.languages(texts),
                Spreads.of(sizes.stream().mapToInt(Size::words)),
                Spreads.of(sizes.stream().mapToInt(Size::characters)),
                collection.tables().stream().map(TableShapes::of).toList(),
                sizes.stream()
                        .sorted(Comparator.comparingInt(Size::characters)
                                .reversed()
                                .thenComparing(Size::id))
                        .toList(),
                DocumentTwin.in(collection).stream()
                        .sorted(Comparator.comparingDouble(DocumentTwin::similarity)
                                .reversed())
                        .map(twin ->
                                new TwoAlike(twin.first().id(), twin.second().id(), twin.similarity()))
                        .toList(),
                notices(docs, store));
    }

    private static DocumentStore load(Path docs) {
        try {
            return Documents.load(docs);
        } catch (DocumentsException e) {
            throw ProblemsException.of("inspect", String.valueOf(e.getMessage()));
        }
    }

    private static Size size(Document document) {
        return new Size(
                document.id(),
                Shingles.countWords(document.text().toString()),
                document.text().length());
    }

    private static int passages(Collection collection) {
        Chunker chunker = Systems.defaultChunker();
        return collection.searchable().stream()
                .mapToInt(document -> chunker.chunk(document).size())
                .sum();
    }

    private static List<Notice> notices(Path docs, DocumentStore store) {
        return store.notices().stream()
                .filter(notice -> notice.severity() != LoadNotice.Severity.SKIPPED)
                .map(notice ->
                        new Notice(notice.code(), docs.resolve(notice.path()).toString(), NoticeText.of(notice)))
                .toList();
    }
}
