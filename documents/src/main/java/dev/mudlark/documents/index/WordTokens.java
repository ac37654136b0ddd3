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
    private String text = "";
    private int part;
    private boolean whole;

    /** Starts over with another text. */
    void setText(String newText) {
        text = newText;
    }

    @Override
    public void reset() {
        words.reset(text);
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
        int start = words.start(part);
        int end = Math.min(words.end(part), start + LONGEST);
        char[] buffer = term.resizeBuffer(LONGEST);
        int length = 0;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            buffer[length] = lower(c);
            length += c == ',' ? 0 : 1;
        }
        fold(buffer, length);
        keyword.setKeyword(Letters.isDigit(text.charAt(start)));
        part++;
    }

    private void emitWhole() {
        int end = Math.min(words.wordEnd(), words.wordStart() + LONGEST);
        char[] buffer = term.resizeBuffer(LONGEST);
        int length = 0;
        for (int i = words.wordStart(); i < end; i++) {
            if (Letters.isWord(text, i) || joinsDigits(i, end)) {
                buffer[length++] = lower(text.charAt(i));
            }
        }
        fold(buffer, length);
        keyword.setKeyword(true);
        place.setPositionIncrement(0);
    }

    private boolean joinsDigits(int at, int end) {
        char c = text.charAt(at);
        return (c == '.' || c == '-')
                && at + 1 < end
                && Letters.isDigit(text.charAt(at - 1))
                && Letters.isDigit(text.charAt(at + 1));
    }

    private static char lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
    }

    /** Makes the buffer the term; what is not ASCII is normalised, lower-cased and stripped of accents first. */
    private void fold(char[] buffer, int length) {
        term.setLength(length);
        for (int i = 0; i < length; i++) {
            if (buffer[i] >= 0x80) {
                foldAccents();
                return;
            }
        }
    }

    private void foldAccents() {
        String folded = Normalizer.normalize(term, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        char[] from = folded.toCharArray();
        char[] to = term.resizeBuffer(from.length * 4);
        term.setLength(ASCIIFoldingFilter.foldToASCII(from, 0, to, 0, from.length));
    }
}
