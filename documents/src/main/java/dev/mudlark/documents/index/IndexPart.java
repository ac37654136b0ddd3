package dev.mudlark.documents.index;

import dev.mudlark.documents.Chunker;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Language;
import dev.mudlark.documents.Passage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;

/**
 * The index of some documents that follow each other.
 *
 * @param passages their passages in order
 * @param reader of the index
 */
record IndexPart(PassageList passages, IndexReader reader) {

    private static final long SMALL = 1 << 20;
    private static final long LARGE = 32 << 20;

    /**
     * Documents that follow each other.
     *
     * @param from number of the first
     * @param to number after the last
     */
    record Range(int from, int to) {}

    /** Ranges of about the same length of text: one below 1 million code points, two below 32 million, else four. */
    static List<Range> rangesOf(List<Document> documents) {
        long total = lengthOf(documents);
        int wanted = total < SMALL ? 1 : total < LARGE ? 2 : 4;
        List<Range> ranges = new ArrayList<>();
        int from = 0;
        long done = 0;
        for (int to = 1; to <= documents.size(); to++) {
            done += documents.get(to - 1).text().length();
            if (to == documents.size() || done * wanted >= total * (ranges.size() + 1)) {
                ranges.add(new Range(from, to));
                from = to;
            }
        }
        return ranges;
    }

    /** Cuts and indexes the documents of a range. */
    static IndexPart of(List<Document> documents, Range range, Chunker chunker, Language language) {
        PassageList passages = new PassageList(documents);
        Directory directory = new ByteBuffersDirectory();
        try (PassageWriter writer = new PassageWriter(directory, language)) {
            for (int number = range.from(); number < range.to(); number++) {
                for (Passage passage : chunker.chunk(documents.get(number))) {
                    writer.add(passage);
                    passages.add(number, passage.span());
                }
            }
            writer.finish();
            return new IndexPart(passages, DirectoryReader.open(directory));
        } catch (IOException e) {
            throw new UncheckedIOException("an index in memory failed", e);
        }
    }

    private static long lengthOf(List<Document> documents) {
        return documents.stream()
                .mapToLong(document -> document.text().length())
                .sum();
    }
}
