package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mudlark.context.Caller;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HybridSearcherTest {

    private static final Chunker CHUNKER = Chunker.words(160, 32);
    private static final Collection COLLECTION = randomDocuments();

    private static HybridSearcher hybrid() {
        return HybridSearcher.of(words(), meaning());
    }

    private static Bm25Searcher words() {
        return Bm25Searcher.index(COLLECTION, CHUNKER);
    }

    private static VectorSearcher meaning() {
        return VectorSearcher.index(COLLECTION, CHUNKER, new HashedWords(), EmbeddingWatch.NONE);
    }

    private static Collection randomDocuments() {
        Random random = new Random(7);
        List<Document> documents = IntStream.range(0, 80)
                .mapToObj(i -> Documents.text("d" + i, "title", sentence(random, 12)))
                .toList();
        return Documents.of(documents, List.of()).view(Caller.anonymous());
    }

    private static String sentence(Random random, int words) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words; i++) {
            text.append("word").append((char) ('a' + random.nextInt(26))).append(' ');
        }
        return text.toString().strip();
    }

    private static String id(ScoredPassage hit) {
        return hit.passage().span().documentId();
    }

    /** The definition of the fusion, computed the plain way. */
    @Test
    void aPassageScoresTheSumOfItsReciprocalRanks() {
        Random random = new Random(11);
        HybridSearcher hybrid = hybrid();
        for (int round = 0; round < 20; round++) {
            String query = sentence(random, 3);
            Map<String, Double> sums = new HashMap<>();
            for (Searcher searcher : List.of(words(), meaning())) {
                List<ScoredPassage> ranking = searcher.search(query, 100);
                for (int rank = 1; rank <= ranking.size(); rank++) {
                    sums.merge(id(ranking.get(rank - 1)), 1.0 / (60 + rank), Double::sum);
                }
            }
            List<ScoredPassage> hits = hybrid.search(query, 50);
            double last = Double.MAX_VALUE;
            for (ScoredPassage hit : hits) {
                assertThat(hit.score())
                        .isCloseTo(sums.get(id(hit)), within(5e-7))
                        .isLessThanOrEqualTo(last);
                last = hit.score();
            }
        }
    }

    @Test
    void theSameQuestionGivesTheSameRankingAlways() {
        List<ScoredPassage> first = hybrid().search("worda wordb wordc", 40);
        assertThat(hybrid().search("worda wordb wordc", 40)).isEqualTo(first);
    }

    @Test
    void searchersOfDifferentPassagesAreNotJoined() {
        VectorSearcher other =
                VectorSearcher.index(COLLECTION, Chunker.words(8, 0), new HashedWords(), EmbeddingWatch.NONE);
        assertThatThrownBy(() -> HybridSearcher.of(words(), other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("same collection and chunker");
    }

    @Test
    void aQueryWithoutAWordFindsNothing() {
        assertThat(hybrid().search("?!", 5)).isEmpty();
    }
}
