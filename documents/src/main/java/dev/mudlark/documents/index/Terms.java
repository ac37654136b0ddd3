package dev.mudlark.documents.index;

import dev.mudlark.documents.Language;
import org.apache.lucene.analysis.TokenStream;

/**
 * How text becomes terms, the same way for passages and queries: {@link WordTokens}, reduced to the stems of a language.
 * Used by one thread.
 */
final class Terms {

    private final WordTokens words = new WordTokens();
    private final TokenStream stream;

    Terms(Language language) {
        stream = Stemming.of(language, words);
    }

    /** The terms of {@code text}; valid until the next call. */
    TokenStream of(String text) {
        words.setText(text);
        return stream;
    }
}
