package dev.mudlark.evaluation.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mudlark.evaluation.Asked;
import dev.mudlark.evaluation.Label;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ToolMetricsTest {

    private static final Label NEEDS = Label.of("q").needs("calculator", "date_calc");

    private static Asked agent(Label label) {
        return Asked.of(Asked.AGENT, label.question()).answers("5");
    }

    private static Sample sample(Metric metric, Asked... asked) {
        List<dev.mudlark.evaluation.Attempt> attempts =
                Stream.of(asked).map(Asked::attempt).toList();
        List<Double> values = attempts.stream()
                .flatMapToDouble(attempt -> metric.of(attempt).stream())
                .boxed()
                .toList();
        return new Sample(attempts.getFirst().system(), attempts, values);
    }

    @Test
    void requiredToolsAreUsedWhenEachIsCalled() {
        RequiredToolUsedRate metric = new RequiredToolUsedRate();
        assertThat(metric.of(agent(NEEDS).calls("calculator").calls("date_calc").attempt()))
                .hasValue(1);
        assertThat(metric.of(agent(NEEDS)
                        .calls("calculator")
                        .fails("date_calc", "invalid_arguments")
                        .attempt()))
                .hasValue(1);
        assertThat(metric.of(agent(NEEDS).calls("calculator").attempt())).hasValue(0);
        assertThat(metric.of(agent(NEEDS)
                        .calls("calculator")
                        .fails("date_calc", "limit_reached")
                        .attempt()))
                .hasValue(0);
    }

    @Test
    void requiredToolsSucceedWhenEachWorkedOnce() {
        RequiredToolSuccessRate metric = new RequiredToolSuccessRate();
        assertThat(metric.of(agent(NEEDS)
                        .fails("calculator", "timeout")
                        .calls("calculator")
                        .calls("date_calc")
                        .attempt()))
                .hasValue(1);
        assertThat(metric.of(agent(NEEDS)
                        .calls("calculator")
                        .fails("date_calc", "invalid_arguments")
                        .attempt()))
                .hasValue(0);
    }

    @Test
    void requiredToolRatesNeedARequiredToolAndASystemWithTools() {
        for (Metric metric : List.of(new RequiredToolUsedRate(), new RequiredToolSuccessRate())) {
            assertThat(metric.of(agent(Label.of("q")).calls("calculator").attempt()))
                    .isEmpty();
            assertThat(metric.of(
                            Asked.of(Asked.BM25, NEEDS.question()).answers("5").attempt()))
                    .isEmpty();
        }
    }

    @Test
    void needlessIsACallBeyondRetrievalThatNothingAsksFor() {
        NeedlessCallRate metric = new NeedlessCallRate();
        assertThat(metric.of(agent(Label.of("q"))
                        .calls("search")
                        .calls("corpus_grep")
                        .calls("read_document")
                        .calls("list_documents")
                        .attempt()))
                .hasValue(0);
        assertThat(metric.of(
                        agent(Label.of("q")).calls("search").calls("calculator").attempt()))
                .hasValue(1);
        assertThat(metric.of(agent(NEEDS).calls("lookup_table").attempt())).isEmpty();
        assertThat(metric.of(agent(Label.of("q").expects("calculator"))
                        .calls("calculator")
                        .attempt()))
                .isEmpty();
        assertThat(metric.of(Asked.of(Asked.BM25, Label.of("q").question()).attempt()))
                .isEmpty();
    }

    /** One error in 3 + 1 calls: 1/4, not the mean of 1/3 and 0; the refused call is none. */
    @Test
    void toolErrorRatePoolsCalls() {
        ToolErrorRate metric = new ToolErrorRate();
        Asked three = agent(NEEDS).calls("search").calls("search").fails("calculator", "invalid_arguments");
        Asked one = agent(NEEDS).calls("search").fails("search", "limit_reached");
        assertThat(metric.over(sample(metric, three, one))).hasValueCloseTo(0.25, within(1e-12));
        assertThat(metric.over(sample(metric, agent(NEEDS)))).isEmpty();
    }

    @Test
    void averagesCountTurnsAndCalls() {
        Asked two = agent(NEEDS).calls("search").fails("calculator", "timeout").turns(3);
        Asked none = agent(NEEDS).turns(1);
        assertThat(new AvgToolCalls().over(sample(new AvgToolCalls(), two, none)))
                .hasValue(1);
        assertThat(new AvgSteps().over(sample(new AvgSteps(), two, none))).hasValue(2);
        Asked plain = Asked.of(Asked.BM25, NEEDS.question()).answers("5");
        assertThat(new AvgToolCalls().over(sample(new AvgToolCalls(), plain))).isEmpty();
        assertThat(new AvgSteps().over(sample(new AvgSteps(), plain))).isEmpty();
    }

    @Test
    void costIsTheMeanOfAllSteps() {
        CostPerQuestion metric = new CostPerQuestion();
        Asked dear = agent(NEEDS).costs(1_000_000).costs(2_000_000);
        assertThat(metric.over(sample(metric, dear, agent(NEEDS)))).hasValueCloseTo(0.0015, within(1e-15));
    }

    /** 10, 20, 30 and 40 ms: the median lies midway, p95 at position 2.85. */
    @Test
    void latencyQuantilesInterpolate() {
        Asked[] asked = {
            agent(NEEDS).takes(40_000_000),
            agent(NEEDS).takes(10_000_000),
            agent(NEEDS).takes(30_000_000),
            agent(NEEDS).takes(20_000_000)
        };
        assertThat(new Latency(50).over(sample(new Latency(50), asked))).hasValueCloseTo(25.0, within(1e-9));
        assertThat(new Latency(95).over(sample(new Latency(95), asked))).hasValueCloseTo(38.5, within(1e-9));
        assertThat(new Latency(50).over(new Sample(Asked.AGENT, List.of(), List.of())))
                .isEmpty();
    }

    @Test
    void ingestionIsOfTheSystem() {
        Sample sample = new Sample(Asked.BM25, List.of(), List.of());
        assertThat(new IngestionCost().over(sample)).hasValue(3);
        assertThat(new IngestionTime().over(sample)).hasValue(2.5);
    }
}
