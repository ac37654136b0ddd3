package dev.mudlark.documents.index;

import dev.mudlark.documents.Chunker;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiReader;

/**
 * An index of passages in memory. A passage's number is its number in Lucene, in the order of documents. A larger
 * collection is indexed in parts at the same time; how many depends on its size alone, so that every machine makes the
 * same index.
 */
public final class PassageIndex {

    private final PassageList passages;
    private final QueryTerms terms;
    private final Ranking ranking;

    private PassageIndex(PassageList passages, QueryTerms terms, Ranking ranking) {
        this.passages = passages;
        this.terms = terms;
        this.ranking = ranking;
    }

    /** Cuts and indexes documents; equal scores will keep their order. */
    public static PassageIndex of(List<Document> documents, Chunker chunker, Language language) {
        List<IndexPart> parts = IndexPart.rangesOf(documents).parallelStream()
                .map(range -> IndexPart.of(documents, range, chunker, language))
                .toList();
        PassageList passages = new PassageList(documents);
        parts.forEach(part -> passages.addAll(part.passages()));
        try {
            IndexReader[] readers = parts.stream().map(IndexPart::reader).toArray(IndexReader[]::new);
            return new PassageIndex(passages, new QueryTerms(language), new Ranking(new MultiReader(readers)));
        } catch (IOException e) {
            throw new UncheckedIOException("an index in memory failed", e);
        }
    }

    /** How many passages there are. */
    public int size() {
        return passages.size();
    }

    /** The passages by number. */
    public PassageList passages() {
        return passages;
    }

    /** The best passages for a query; see {@link dev.mudlark.documents.Searcher#search}. */
    public List<Hit> best(String query, int limit) {
        return ranking.best(terms.ofQuery(query), Math.min(limit, size()));
    }
}
