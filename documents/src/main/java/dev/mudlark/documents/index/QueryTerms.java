package dev.mudlark.documents.index;

import dev.mudlark.documents.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.Set;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/** How queries become terms. Safe for use by several threads. */
public final class QueryTerms {

    private final Language language;
    private final CharArraySet stopWords;

    /** For passages that were indexed for {@code language}. */
    public QueryTerms(Language language) {
        this.language = language;
        this.stopWords = StopWords.folded(language);
    }

    /** True when there is a letter or a digit in a text. */
    public static boolean isWordless(String text) {
        WordParts words = new WordParts();
        words.reset(text);
        return !words.next();
    }

    /**
     * The distinct terms of a query in their order, without words that say nothing about its subject unless there are no
     * others.
     */
    Set<String> ofQuery(String query) {
        WordTokens words = new WordTokens();
        words.setText(query);
        Set<String> telling = collect(Stemming.of(language, new StopFilter(words, stopWords)));
        return telling.isEmpty() ? collect(new Terms(language).of(query)) : telling;
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
