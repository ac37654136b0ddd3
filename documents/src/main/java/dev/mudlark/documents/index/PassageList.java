package dev.mudlark.documents.index;

import dev.mudlark.documents.Document;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import java.util.Arrays;
import java.util.List;

/** The passages of an index by number, kept as places in their documents. */
final class PassageList {

    private final List<Document> documents;
    private int size;
    private int[] document = new int[1024];
    private int[] start = new int[1024];
    private int[] end = new int[1024];

    /** Of passages of these documents. */
    PassageList(List<Document> documents) {
        this.documents = documents;
    }

    /** Adds a passage of the document with this number. */
    void add(int documentNumber, Span span) {
        if (size == document.length) {
            document = Arrays.copyOf(document, size * 2);
            start = Arrays.copyOf(start, size * 2);
            end = Arrays.copyOf(end, size * 2);
        }
        document[size] = documentNumber;
        start[size] = span.start();
        end[size] = span.end();
        size++;
    }

    /** How many there are. */
    int size() {
        return size;
    }

    /** The passage with this number, its text cut from the document. */
    Passage get(int passage) {
        Document source = documents.get(document[passage]);
        int from = start[passage];
        int to = end[passage];
        return new Passage(source.span(from, to), source.title(), source.text().slice(from, to));
    }
}
