package dev.mudlark.documents.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.Set;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.EnglishMinimalStemFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/**
 * How text becomes terms, the same way for passages and queries: {@link WordTokens}, with English plurals folded to the
 * singular. Used by one thread.
 */
final class Terms {

    private static final CharArraySet STOP_WORDS = new CharArraySet(StopWords.ENGLISH, false);

    private final WordTokens words = new WordTokens();
    private final TokenStream stream = new EnglishMinimalStemFilter(words);

    /** The terms of {@code text}; valid until the next call. */
    TokenStream of(String text) {
        words.setText(text);
        return stream;
    }

    /**
     * The distinct terms of a query in their order, without words that say nothing about its subject unless there are no
     * others.
     */
    static Set<String> ofQuery(String query) {
        WordTokens words = new WordTokens();
        words.setText(query);
        Set<String> telling = collect(new EnglishMinimalStemFilter(new StopFilter(words, STOP_WORDS)));
        return telling.isEmpty() ? collect(new Terms().of(query)) : telling;
    }

    private static Set<String> collect(TokenStream stream) {
        Set<String> terms = new LinkedHashSet<>();
        CharTermAttribute term = stream.getAttribute(CharTermAttribute.class);
        try (stream) {
            stream.reset();
            while (stream.incrementToken()) {
                terms.add(term.toString());
            }
            stream.end();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return terms;
    }
}
