package dev.mudlark.evaluation.metrics;

import static dev.mudlark.evaluation.Asked.passage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mudlark.evaluation.Asked;
import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.Label;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RetrievalMetricsTest {

    private static final Label LABEL =
            Label.of("q").documents("a", "b").reference("Refunds take 5 to 10 business days.");

    /** First x, a, b by search; then a, y by grep: a 1/62 + 1/61, x 1/61, y 1/62, b 1/63. */
    private static Attempt twoSearches(Label label) {
        return Asked.of(Asked.AGENT, label.question())
                .found("search", passage("x", "ten"), passage("a", "refunds take 5 days"), passage("b", "business"))
                .found("corpus_grep", passage("a", "refunds take 5 days"), passage("y", "2.5"))
                .answers("5")
                .attempt();
    }

    @Test
    void rankingIsMergedAndTheSameSpanIsTheSamePassage() {
        assertThat(Ranked.documentIds(twoSearches(LABEL))).containsExactly("a", "x", "y", "b");
    }

    @Test
    void rankMetricsScoreTheMergedRanking() {
        Attempt attempt = twoSearches(LABEL);
        assertThat(new RecallAtK(3).of(attempt)).hasValue(0.5);
        assertThat(new RecallAtK(5).of(attempt)).hasValue(1);
        assertThat(new PrecisionAtK(5).of(attempt)).hasValue(0.4);
        assertThat(new HitAtK(1).of(attempt)).hasValue(1);
        assertThat(new MrrAtK(5).of(attempt)).hasValue(1);
        // (1 + 1/log2(5)) / (1 + 1/log2(3)) = 1.430677 / 1.630930
        assertThat(new NdcgAtK(5).of(attempt)).hasValueCloseTo(0.877215, within(1e-6));
    }

    /** Relevant with the graded alternate y: ranks 1, 3, 4: (1 + 2/3 + 3/4) / 3; a grade of 0 is not relevant. */
    @Test
    void contextPrecisionCountsAlternatesOfTheQrels() {
        assertThat(new ContextPrecision().of(twoSearches(LABEL.qrels(Map.of("y", 2, "x", 0)))))
                .hasValueCloseTo((1 + 2.0 / 3 + 0.75) / 3, within(1e-12));
        assertThat(new ContextPrecision().of(twoSearches(LABEL))).hasValueCloseTo((1 + 0.5) / 2, within(1e-12));
        assertThat(new ContextPrecision().of(twoSearches(LABEL.documents("other"))))
                .hasValue(0);
    }

    /** Content words: refunds take 5 10 business days; delivered: all but 10. */
    @Test
    void contextRecallCountsContentWords() {
        assertThat(new ContextRecall().of(twoSearches(LABEL))).hasValueCloseTo(5.0 / 6, within(1e-12));
    }

    @Test
    void contextRecallFallsBackToKeywords() {
        Label label = Label.of("q").keywords("5 days", "10");
        assertThat(new ContextRecall().of(twoSearches(label))).hasValue(0.5);
        assertThat(new ContextRecall().of(twoSearches(Label.of("q")))).isEmpty();
    }

    @Test
    void questionsWithoutJudgementsHaveNoRankMetric() {
        for (Label label : List.of(Label.of("q"), LABEL.unanswerable())) {
            for (Metric metric : List.of(
                    new RecallAtK(5),
                    new PrecisionAtK(5),
                    new HitAtK(5),
                    new MrrAtK(5),
                    new NdcgAtK(5),
                    new ContextPrecision())) {
                assertThat(metric.of(twoSearches(label))).isEmpty();
            }
        }
        assertThat(new ContextRecall().of(twoSearches(LABEL.unanswerable()))).isEmpty();
    }

    @Test
    void findingNothingIsZeroForASystemThatCouldFind() {
        Attempt attempt = Asked.of(Asked.AGENT, LABEL.question()).answers("5").attempt();
        assertThat(new RecallAtK(5).of(attempt)).hasValue(0);
        assertThat(new ContextRecall().of(attempt)).hasValue(0);
        assertThat(new ContextPrecision().of(attempt)).isEmpty();
        assertThat(new RecallAtK(5).of(Asked.of(Asked.BM25, LABEL.question()).attempt()))
                .hasValue(0);
    }

    @Test
    void systemWithoutRetrievalHasNoRetrievalMetric() {
        Attempt attempt =
                Asked.of(Asked.NO_RETRIEVAL, LABEL.question()).answers("5").attempt();
        assertThat(new RecallAtK(5).of(attempt)).isEmpty();
        assertThat(new ContextRecall().of(attempt)).isEmpty();
        assertThat(new ContextPrecision().of(attempt)).isEmpty();
    }
}
