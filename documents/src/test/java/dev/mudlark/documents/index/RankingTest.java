package dev.mudlark.documents.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Bm25Searcher;
import dev.mudlark.documents.Chunker;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.ScoredPassage;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RankingTest {

    @Test
    void scoresAreRoundedToAMillionthAndNoFurther() {
        List<ScoredPassage> hits = search();
        assertThat(hits).hasSize(40);
        assertThat(hits)
                .allSatisfy(hit -> assertThat(hit.score() * 1e6).isCloseTo(Math.rint(hit.score() * 1e6), within(1e-4)));
        assertThat(hits)
                .anySatisfy(hit -> assertThat(Math.abs(hit.score() * 1e5 - Math.rint(hit.score() * 1e5)))
                        .isGreaterThan(0.05));
    }

    @Test
    void equalScoresStandInTheOrderOfIds() {
        List<ScoredPassage> hits = search();
        for (int i = 1; i < hits.size(); i++) {
            ScoredPassage before = hits.get(i - 1);
            ScoredPassage after = hits.get(i);
            boolean tie = before.score() == after.score();
            assertThat(before.score()).isGreaterThanOrEqualTo(after.score());
            assertThat(!tie || id(before).compareTo(id(after)) < 0).isTrue();
        }
    }

    /** Forty documents, four of each length, so that there are ties. */
    private static List<ScoredPassage> search() {
        var documents = IntStream.range(0, 40)
                .mapToObj(i -> Documents.text("d" + (10 + 17 * i % 40), "t", "kiln " + "clay ".repeat(1 + i % 10)))
                .toList();
        var collection = Documents.of(documents, List.of()).view(Caller.anonymous());
        return Bm25Searcher.index(collection, Chunker.words(160, 32)).search("kiln", 40);
    }

    private static String id(ScoredPassage hit) {
        return hit.passage().span().documentId();
    }
}
