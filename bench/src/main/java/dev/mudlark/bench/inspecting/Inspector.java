package dev.mudlark.bench.inspecting;

import dev.mudlark.bench.Inspection;
import dev.mudlark.bench.Inspection.Group;
import dev.mudlark.bench.Inspection.Notice;
import dev.mudlark.bench.Inspection.Size;
import dev.mudlark.bench.Inspection.TwoAlike;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.run.NoticeText;
import dev.mudlark.bench.run.PassedOver;
import dev.mudlark.bench.similarity.DocumentGroup;
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
        List<DocumentTwin> twins = DocumentTwin.in(collection);
        return new Inspection(
                texts.size(),
                passages(collection),
                Counts.formats(collection),
                PassedOver.line(store.notices()).orElse(""),
                Counts.languages(collection),
                Spreads.of(sizes.stream().mapToInt(Size::words)),
                Spreads.of(sizes.stream().mapToInt(Size::characters)),
                collection.tables().stream().map(TableShapes::of).toList(),
                sizes.stream()
                        .sorted(Comparator.comparingInt(Size::characters)
                                .reversed()
                                .thenComparing(Size::id))
                        .toList(),
                twins.stream()
                        .sorted(Comparator.comparingDouble(DocumentTwin::similarity)
                                .reversed())
                        .map(twin ->
                                new TwoAlike(twin.first().id(), twin.second().id(), twin.similarity()))
                        .toList(),
                groups(twins),
                notices(docs, store));
    }

    private static List<Group> groups(List<DocumentTwin> twins) {
        return DocumentGroup.of(twins).stream()
                .map(group -> new Group(
                        group.documents().stream().map(Document::id).toList(),
                        group.least(),
                        group.most(),
                        group.percents()))
                .sorted(Comparator.comparingInt(
                                (Group group) -> group.documents().size())
                        .thenComparingDouble(Group::least)
                        .reversed())
                .toList();
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
