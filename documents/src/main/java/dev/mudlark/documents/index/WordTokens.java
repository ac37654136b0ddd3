package dev.mudlark.documents.index;

import java.text.Normalizer;
import java.util.Locale;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.KeywordAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/**
 * The parts of each word, and after them the word as a whole when it has more than one: lower case, accents folded,
 * joiners dropped except between digits. Wholes and parts with digits are marked as keywords, which no stemmer touches;
 * wholes take no place of their own, so they do not make a text longer.
 */
final class WordTokens extends TokenStream {

    private static final int LONGEST = 128;

    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final KeywordAttribute keyword = addAttribute(KeywordAttribute.class);
    private final PositionIncrementAttribute place = addAttribute(PositionIncrementAttribute.class);
    private final WordParts words = new WordParts();
    private String given = "";
    private int part;
    private boolean whole;

    /** Starts over with another text. */
    void setText(String newText) {
        given = newText;
    }

    @Override
    public void reset() {
        words.reset(given);
        part = 0;
        whole = false;
    }

    @Override
    public boolean incrementToken() {
        clearAttributes();
        if (whole) {
            whole = false;
            emitWhole();
            return true;
        }
        if (part == words.parts()) {
            if (!words.next()) {
                return false;
            }
            part = 0;
        }
        emitPart();
        whole = part == words.parts() && part > 1;
        return true;
    }

    private void emitPart() {
        char[] text = words.text();
        int start = words.start(part);
        int end = Math.min(words.end(part), start + LONGEST);
        char[] buffer = term.resizeBuffer(LONGEST);
        int length = 0;
        int all = 0;
        for (int i = start; i < end; i++) {
            char c = text[i];
            buffer[length] = lower(c);
            length += c == ',' ? 0 : 1;
            all |= c;
        }
        finish(length, all);
        keyword.setKeyword(Letters.isDigit(text[start]));
        part++;
    }

    private void emitWhole() {
        char[] text = words.text();
        int end = Math.min(words.wordEnd(), words.wordStart() + LONGEST);
        char[] buffer = term.resizeBuffer(LONGEST);
        int length = 0;
        int all = 0;
        for (int i = words.wordStart(); i < end; i++) {
            if (Letters.isWord(text, i, end) || joinsDigits(text, i, end)) {
                buffer[length++] = lower(text[i]);
                all |= text[i];
            }
        }
        finish(length, all);
        keyword.setKeyword(true);
        place.setPositionIncrement(0);
    }

    private static boolean joinsDigits(char[] text, int at, int end) {
        char c = text[at];
        return (c == '.' || c == '-') && at + 1 < end && Letters.isDigit(text[at - 1]) && Letters.isDigit(text[at + 1]);
    }

    private static char lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
    }

    /** Makes the buffer the term; what is not ASCII is normalised, lower-cased and stripped of accents first. */
    private void finish(int length, int allBits) {
        term.setLength(length);
        if (allBits >= 0x80) {
            foldAccents();
        }
    }

    private void foldAccents() {
        String folded = Normalizer.normalize(term, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        char[] from = folded.toCharArray();
        char[] to = term.resizeBuffer(from.length * 4);
        term.setLength(ASCIIFoldingFilter.foldToASCII(from, 0, to, 0, from.length));
    }
}
