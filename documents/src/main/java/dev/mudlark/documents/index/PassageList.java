package dev.mudlark.documents.index;

import dev.mudlark.documents.Document;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.ScoredPassage;
import dev.mudlark.documents.Span;
import java.util.Arrays;
import java.util.List;

/** The passages of a collection by number, kept as places in their documents. */
public final class PassageList {

    private final List<Document> documents;
    private int size;
    private int[] document = new int[64];
    private int[] start = new int[64];
    private int[] end = new int[64];

    /** Of passages of these documents. */
    public PassageList(List<Document> documents) {
        this.documents = documents;
    }

    /** Adds a passage of the document with this number. */
    public void add(int documentNumber, Span span) {
        if (size == document.length) {
            resize(size * 2);
        }
        document[size] = documentNumber;
        start[size] = span.start();
        end[size] = span.end();
        size++;
    }

    /** Adds the passages of another list of the same documents. */
    void addAll(PassageList others) {
        resize(size + others.size);
        System.arraycopy(others.document, 0, document, size, others.size);
        System.arraycopy(others.start, 0, start, size, others.size);
        System.arraycopy(others.end, 0, end, size, others.size);
        size += others.size;
    }

    /** How many there are. */
    public int size() {
        return size;
    }

    /** The passage with this number, its text cut from the document. */
    public Passage get(int passage) {
        Document source = documents.get(document[passage]);
        int from = start[passage];
        int to = end[passage];
        return new Passage(source.span(from, to), source.title(), source.text().slice(from, to));
    }

    /** What was found, with its text. */
    public List<ScoredPassage> scored(List<Hit> hits) {
        return hits.stream()
                .map(hit -> new ScoredPassage(get(hit.passage()), hit.score()))
                .toList();
    }

    /** True when both number the same places of the same documents. */
    public boolean sameAs(PassageList other) {
        return size == other.size
                && documents.equals(other.documents)
                && Arrays.equals(document, 0, size, other.document, 0, size)
                && Arrays.equals(start, 0, size, other.start, 0, size)
                && Arrays.equals(end, 0, size, other.end, 0, size);
    }

    private void resize(int capacity) {
        document = Arrays.copyOf(document, capacity);
        start = Arrays.copyOf(start, capacity);
        end = Arrays.copyOf(end, capacity);
    }
}
