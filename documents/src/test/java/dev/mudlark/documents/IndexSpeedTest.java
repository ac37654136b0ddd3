package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Caller;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Load, cut and index, against Lucene with its own analyzer and defaults on the same passages in memory, cut before the
 * clock starts; the best of some rounds counts, as it is disturbed least. Run with {@code mvn test -pl documents -am -Dbenchmark}.
 */
@Tag("benchmark")
class IndexSpeedTest {

    private static final int ROUNDS = 40;
    private static final double WANTED = 0.7;

    @Test
    void indexingReachesTheSpeedOfBareLucene() throws Exception {
        Path docs = SharedFolder.resolve("corpora/peps/docs");
        List<String> passages = passages(docs);
        double ours = Double.MAX_VALUE;
        double bare = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            ours = Math.min(ours, millis(() -> ours(docs)));
            bare = Math.min(bare, millis(() -> bare(docs, passages)));
        }
        double ratio = bare / ours;
        System.out.printf(
                Locale.ROOT,
                "load + chunk + index: %.0f ms, bare Lucene: %.0f ms, speed ratio %.2f (%d passages)%n",
                ours,
                bare,
                ratio,
                passages.size());
        assertThat(ratio).isGreaterThanOrEqualTo(WANTED);
    }

    private interface Work {
        void run() throws Exception;
    }

    private static double millis(Work work) throws Exception {
        long start = System.nanoTime();
        work.run();
        return (System.nanoTime() - start) / 1e6;
    }

    private static void ours(Path docs) throws DocumentsException {
        Collection collection = Documents.load(docs).view(Caller.anonymous());
        assertThat(Bm25Searcher.index(collection, Chunker.words(160, 32)).passages())
                .isPositive();
    }

    private static void bare(Path docs, List<String> passages) throws IOException {
        for (Path file : files(docs)) {
            assertThat(Files.readString(file)).isNotEmpty();
        }
        try (ByteBuffersDirectory directory = new ByteBuffersDirectory()) {
            try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(new StandardAnalyzer()))) {
                for (String passage : passages) {
                    var document = new org.apache.lucene.document.Document();
                    document.add(new TextField("text", passage, Field.Store.NO));
                    writer.addDocument(document);
                }
                writer.commit();
            }
            try (DirectoryReader reader = DirectoryReader.open(directory)) {
                assertThat(reader.numDocs()).isEqualTo(passages.size());
            }
        }
    }

    private static List<String> passages(Path docs) throws DocumentsException {
        Chunker chunker = Chunker.words(160, 32);
        List<String> passages = new ArrayList<>();
        for (Document document : Documents.load(docs).view(Caller.anonymous()).searchable()) {
            chunker.chunk(document).forEach(passage -> passages.add(passage.text()));
        }
        return passages;
    }

    private static List<Path> files(Path docs) throws IOException {
        try (Stream<Path> paths = Files.walk(docs)) {
            return paths.filter(Files::isRegularFile).toList();
        }
    }
}
