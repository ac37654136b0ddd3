package dev.mudlark.documents;

import dev.mudlark.documents.chunks.HeadingChunker;
import dev.mudlark.documents.chunks.WordChunker;
import java.util.List;

/**
 * Cuts documents into the passages that are searched. Every word of a document is in at least one passage, a passage's
 * text is the document's, unchanged, and a row of a table is one passage whatever its length. Safe for use by several
 * threads.
 *
 * <p>A word is a run of characters other than white space, at most 64 code points of it; a character of a script that is
 * written without spaces is a word of its own.
 */
public interface Chunker {

    /** Passages in the order of their starts. None for a document without words. */
    List<Passage> chunk(Document document);

    /**
     * Windows of words.
     *
     * @param size words in a window, at least 1
     * @param overlap words that a window shares with the one before, less than {@code size}
     * @throws IllegalArgumentException when the numbers are out of range
     */
    static Chunker words(int size, int overlap) {
        return new WordChunker(size, overlap);
    }

    /**
     * Sections of Markdown and reStructuredText. A heading without text of its own goes with the section below it; a
     * section with more than {@code maxWords} is cut into windows that overlap by a fifth.
     *
     * @param maxWords words in a passage, at least 1
     * @throws IllegalArgumentException when {@code maxWords} is out of range
     */
    static Chunker headings(int maxWords) {
        return new HeadingChunker(maxWords);
    }
}
