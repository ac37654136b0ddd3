package dev.mudlark.documents.vectors;

import dev.mudlark.documents.index.Hit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.core.KeywordAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.KnnFloatVectorField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.index.VectorSimilarityFunction;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.KnnFloatVectorQuery;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.store.ByteBuffersDirectory;

/**
 * Walks a graph of neighbours instead of comparing everything: Lucene's hierarchical navigable small world (Malkov and
 * Yashunin, 2018). It is built by one thread with Lucene's fixed seed, so the same vectors always give the same graph. It may miss a
 * close passage now and then; wide beams keep that rare.
 */
final class Graph implements Neighbours {

    private static final String FIELD = "vector";
    private static final double BUFFER_MB = 1900;

    /** Vectors looked for, at least: a wider beam finds more of the closest. */
    private static final int BEAM = 200;

    private final PassageVectors vectors;
    private final IndexSearcher searcher;

    private Graph(PassageVectors vectors, IndexSearcher searcher) {
        this.vectors = vectors;
        this.searcher = searcher;
    }

    static Graph of(PassageVectors vectors) {
        ByteBuffersDirectory directory = new ByteBuffersDirectory();
        try (KeywordAnalyzer unused = new KeywordAnalyzer();
                IndexWriter writer = new IndexWriter(directory, config(unused))) {
            for (int i = 0; i < vectors.size(); i++) {
                Document document = new Document();
                document.add(new KnnFloatVectorField(FIELD, vectors.vector(i), VectorSimilarityFunction.DOT_PRODUCT));
                writer.addDocument(document);
            }
            writer.commit();
            IndexSearcher searcher = new IndexSearcher(DirectoryReader.open(directory));
            searcher.setQueryCache(null);
            return new Graph(vectors, searcher);
        } catch (IOException e) {
            throw new UncheckedIOException("a graph in memory failed", e);
        }
    }

    @Override
    public List<Hit> best(List<float[]> query, int limit) {
        Map<Integer, Float> scores = new HashMap<>();
        for (float[] one : query) {
            for (ScoreDoc found : nearest(one, limit)) {
                scores.merge(vectors.passage(found.doc), 2 * found.score - 1, Math::max);
            }
        }
        Best best = new Best(limit);
        scores.forEach(best::add);
        return best.hits();
    }

    /** Twice as many vectors as passages are wanted, as a passage may have several. */
    private ScoreDoc[] nearest(float[] query, int limit) {
        int wanted = (int) Math.min(vectors.size(), Math.max(BEAM, 2L * limit));
        try {
            return searcher.search(new KnnFloatVectorQuery(FIELD, query, wanted), wanted).scoreDocs;
        } catch (IOException e) {
            throw new UncheckedIOException("a graph in memory failed", e);
        }
    }

    private static IndexWriterConfig config(KeywordAnalyzer unused) {
        return new IndexWriterConfig(unused)
                .setMergePolicy(NoMergePolicy.INSTANCE)
                .setRAMBufferSizeMB(BUFFER_MB)
                .setUseCompoundFile(false);
    }
}
