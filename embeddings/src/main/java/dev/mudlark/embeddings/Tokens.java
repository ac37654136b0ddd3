package dev.mudlark.embeddings;

import java.util.Arrays;
import java.util.BitSet;

/** The token ids of a text, with the places where a word and where a sentence begins. Grows while a text is read. */
final class Tokens {
    private int[] ids = new int[64];
    private int size;
    private final BitSet words = new BitSet();
    private final BitSet sentences = new BitSet();

    void add(int id) {
        if (size == ids.length) {
            ids = Arrays.copyOf(ids, size * 2);
        }
        ids[size++] = id;
    }

    /** Takes back what was added since there were {@code size}. */
    void cutTo(int size) {
        this.size = size;
    }

    /** The next token begins a word. */
    void beginWord() {
        words.set(size);
    }

    /** The next token begins a sentence. */
    void beginSentence() {
        sentences.set(size);
    }

    int size() {
        return size;
    }

    int[] copy(int from, int to) {
        return Arrays.copyOfRange(ids, from, to);
    }

    /** Begins of words, the first one included; may name the place behind the last token. */
    BitSet words() {
        return words;
    }

    /** Begins of sentences but for the first; may name the place behind the last token. */
    BitSet sentences() {
        return sentences;
    }
}
