package dev.mudlark.documents.chunks;

import dev.mudlark.documents.Document;
import dev.mudlark.documents.Passage;
import java.util.ArrayList;
import java.util.List;

/** Collects passages that are windows over the words of one document. */
final class Windows {

    private final Document document;
    private final String text;
    private final Words words;
    private final List<Passage> passages = new ArrayList<>();

    Windows(Document document) {
        this.document = document;
        this.text = document.text().toString();
        this.words = Words.of(text);
    }

    /** The words. */
    Words words() {
        return words;
    }

    /** Adds windows over the words from {@code from} to {@code to}; the last one ends with the last word. */
    void slide(int from, int to, int size, int overlap) {
        for (int first = from; first < to; first += size - overlap) {
            int end = Math.min(first + size, to);
            add(first, end);
            if (end == to) {
                return;
            }
        }
    }

    /** Adds one passage of all words, if there are any. */
    void all() {
        if (words.size() > 0) {
            add(0, words.size());
        }
    }

    /** What was added. */
    List<Passage> passages() {
        return passages;
    }

    private void add(int first, int end) {
        passages.add(new Passage(
                document.span(words.startPoint(first), words.endPoint(end - 1)),
                document.title(),
                text.substring(words.start(first), words.end(end - 1))));
    }
}
