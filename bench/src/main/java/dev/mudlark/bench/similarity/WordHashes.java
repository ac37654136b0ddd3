package dev.mudlark.bench.similarity;

import java.lang.Character.UnicodeScript;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/** The words of a text as hashes: runs of letters and digits in lower case; a character of a script without spaces alone. */
final class WordHashes {
    private static final Set<UnicodeScript> WITHOUT_SPACES = EnumSet.of(
            UnicodeScript.HAN,
            UnicodeScript.HIRAGANA,
            UnicodeScript.KATAKANA,
            UnicodeScript.THAI,
            UnicodeScript.LAO,
            UnicodeScript.KHMER,
            UnicodeScript.MYANMAR);

    private long[] hashes = new long[64];
    private int[] ends = new int[64];
    private int at;
    private int count;
    private long word;
    private boolean inWord;

    private WordHashes() {}

    static WordHashes of(String text) {
        WordHashes words = new WordHashes();
        text.codePoints().forEach(words::take);
        words.endWord();
        words.hashes = Arrays.copyOf(words.hashes, words.count);
        return words;
    }

    /** A hash for each word, in the order of the text. */
    long[] hashes() {
        return hashes;
    }

    /** The UTF-16 index behind a word. */
    int end(int index) {
        return ends[index];
    }

    private void take(int c) {
        if (!Character.isLetterOrDigit(c)) {
            endWord();
            at += Character.charCount(c);
            return;
        }
        boolean alone = c >= 0x0e00 && WITHOUT_SPACES.contains(UnicodeScript.of(c));
        if (alone) {
            endWord();
        }
        word = Hashes64.join(word, Character.toLowerCase(c));
        inWord = true;
        at += Character.charCount(c);
        if (alone) {
            endWord();
        }
    }

    private void endWord() {
        if (!inWord) {
            return;
        }
        if (count == hashes.length) {
            hashes = Arrays.copyOf(hashes, count * 2);
            ends = Arrays.copyOf(ends, count * 2);
        }
        ends[count] = at;
        hashes[count++] = word;
        word = 0;
        inWord = false;
    }
}
