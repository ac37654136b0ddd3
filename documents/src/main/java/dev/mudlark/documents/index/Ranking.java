package dev.mudlark.documents.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;

/** Ranks passages for terms. Scores are rounded before they are compared, so that the last digits decide nothing. */
final class Ranking {

    private static final int MOST_TERMS = 500;
    private static final int SPARE = 16;

    private final IndexSearcher searcher;

    Ranking(IndexReader reader) {
        searcher = new IndexSearcher(reader);
        searcher.setSimilarity(Fields.similarity());
        searcher.setQueryCache(null);
    }

    /** The best passages, best first, equal scores by number. */
    List<Hit> best(Set<String> terms, int limit) {
        if (terms.isEmpty() || limit < 1) {
            return List.of();
        }
        return Arrays.stream(candidates(query(terms), limit))
                .map(found -> new Hit(found.doc, Rounding.of(found.score)))
                .sorted(Comparator.comparingDouble(Hit::score).reversed().thenComparingInt(Hit::passage))
                .limit(limit)
                .toList();
    }

    /** Asks for more until the last candidate is worse than the last wanted one also after rounding. */
    private ScoreDoc[] candidates(Query query, int limit) {
        int passages = searcher.getIndexReader().maxDoc();
        for (long wanted = (long) limit + SPARE; ; wanted *= 2) {
            int asked = (int) Math.min(passages, wanted);
            ScoreDoc[] found = search(query, asked);
            boolean all = found.length < asked || asked == passages;
            if (all || Rounding.of(found[asked - 1].score) < Rounding.of(found[limit - 1].score)) {
                return found;
            }
        }
    }

    private ScoreDoc[] search(Query query, int size) {
        try {
            return searcher.search(query, size).scoreDocs;
        } catch (IOException e) {
            throw new UncheckedIOException("an index in memory failed", e);
        }
    }

    /** Any of the first terms, in the text or in the title. */
    private static Query query(Set<String> terms) {
        BooleanQuery.Builder query = new BooleanQuery.Builder();
        terms.stream().limit(MOST_TERMS).forEach(term -> {
            Query inTitle = new TermQuery(new Term(Fields.TITLE, term));
            query.add(new TermQuery(new Term(Fields.TEXT, term)), Occur.SHOULD);
            query.add(new BoostQuery(inTitle, Fields.TITLE_WEIGHT), Occur.SHOULD);
        });
        return query.build();
    }
}
