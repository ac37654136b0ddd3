package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.context.Caller;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VectorSearcherTest {

    private static final Chunker CHUNKER = Chunker.words(160, 32);
    private final List<String> notes = new ArrayList<>();
    private final List<Integer> progress = new ArrayList<>();
    private final EmbeddingWatch watch = new EmbeddingWatch() {
        @Override
        public void embedded(int done, int total) {
            progress.add(done);
        }

        @Override
        public void note(String line) {
            notes.add(line);
        }
    };

    private static Collection collection(List<Document> documents, Table... tables) {
        return Documents.of(documents, List.of(tables)).view(Caller.anonymous());
    }

    private static List<String> ids(List<ScoredPassage> hits) {
        return hits.stream().map(hit -> hit.passage().span().documentId()).toList();
    }

    @Test
    void theClosestPassagesComeFirstWithTheirCosine() {
        Collection collection = collection(List.of(
                Documents.text("a", "kiln", "fire fire"),
                Documents.text("b", "clay", "river river river"),
                Documents.text("c", "kiln", "clay")));
        VectorSearcher searcher = VectorSearcher.index(collection, CHUNKER, new HashedWords(), watch);
        List<ScoredPassage> hits = searcher.search("kiln clay", 2);
        assertThat(ids(hits)).containsExactly("c", "a");
        assertThat(hits.get(0).score()).isEqualTo(1.0);
        assertThat(hits.get(1).score()).isEqualTo(0.316228);
        assertThat(hits.get(0).passage().text()).isEqualTo("clay");
        assertThat(searcher.passages()).isEqualTo(3);
    }

    @Test
    void aPassageOfSeveralVectorsCountsByItsBestOneAndStandsOnce() {
        Collection collection = collection(List.of(
                Documents.text("long", "x", "kiln clay river stone boat lamp"),
                Documents.text("short", "x", "kiln lamp lamp lamp")));
        VectorSearcher searcher = VectorSearcher.index(collection, CHUNKER, new HashedWords(64, 2), watch);
        assertThat(ids(searcher.search("river clay", 5))).containsExactly("long", "short");
        assertThat(searcher.search("river clay", 5).get(0).score()).isEqualTo(1.0);
    }

    @Test
    void equalScoresStandInTheOrderOfTheCollection() {
        Collection collection = collection(IntStream.range(0, 30)
                .mapToObj(i -> Documents.text("d" + (10 + 7 * i % 30), "t", "kiln"))
                .toList());
        List<String> ids = ids(VectorSearcher.index(collection, CHUNKER, new HashedWords(), watch)
                .search("kiln", 9));
        assertThat(ids).containsExactly("d10", "d11", "d12", "d13", "d14", "d15", "d16", "d17", "d18");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "!?", "\"", "\uD83D\uDE00"})
    void aQueryWithoutAWordFindsNothing(String query) {
        Collection collection = collection(List.of(Documents.text("a", "A", "kiln")));
        assertThat(VectorSearcher.index(collection, CHUNKER, new HashedWords(), watch)
                        .search(query, 5))
                .isEmpty();
    }

    @Test
    void aLimitBelowOneIsRefused() {
        Collection collection = collection(List.of(Documents.text("a", "A", "kiln")));
        VectorSearcher searcher = VectorSearcher.index(collection, CHUNKER, new HashedWords(), watch);
        assertThatThrownBy(() -> searcher.search("kiln", 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void rowsBeyondTheLimitOfATableAreLeftOutAndThatIsSaid() {
        List<List<String>> rows = IntStream.rangeClosed(1, 2300)
                .mapToObj(i -> List.of("part" + i))
                .toList();
        Collection collection = collection(
                List.of(Documents.text("z", "Z", "kiln")),
                Documents.table("parts.csv", "parts", List.of("name"), rows),
                Documents.table("small.csv", "small", List.of("name"), rows.subList(0, 3)));
        VectorSearcher searcher = VectorSearcher.index(collection, CHUNKER, new HashedWords(), watch);
        assertThat(searcher.passages()).isEqualTo(2000 + 3 + 1);
        assertThat(notes)
                .containsExactly("table parts.csv: 2,000 of 2,300 rows are embedded; search by words finds all");
        assertThat(progress).startsWith(0, 128).endsWith(2004);
        HybridSearcher hybrid = HybridSearcher.of(Bm25Searcher.index(collection, CHUNKER), searcher);
        assertThat(ids(hybrid.search("part2299", 60))).contains("parts.csv#2299");
        assertThat(ids(searcher.search("part2299", 3000))).doesNotContain("parts.csv#2299");
    }

    @Test
    void whatTheWatchThrowsEndsTheEmbedding() {
        Collection collection = collection(List.of(Documents.text("a", "A", "kiln")));
        HashedWords embedder = new HashedWords();
        EmbeddingWatch stop = new EmbeddingWatch() {
            @Override
            public void embedded(int done, int total) {
                throw new IllegalStateException("stop at " + done);
            }

            @Override
            public void note(String line) {}
        };
        assertThatThrownBy(() -> VectorSearcher.index(collection, CHUNKER, embedder, stop))
                .hasMessage("stop at 0");
        assertThat(embedder.embedded()).isEmpty();
    }
}
