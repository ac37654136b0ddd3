package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplorerIndexTest {

    private final Report report = ExplorerCases.report(40);
    private final List<ExplorerCase> cases = ExplorerCase.of(report);

    @Test
    void everyScoreOfEverySystemStandsInItsColumn() {
        JsonNode index = ExplorerIndex.fitting(report, cases, 1_000_000);
        assertThat(index.get("measures").get(0).get(0).textValue()).isEqualTo("answer_score");
        for (ExplorerCase one : cases) {
            int stored = index.get("values")
                    .get(0)
                    .get(one.system())
                    .get(one.question())
                    .intValue();
            double expected =
                    one.score().isPresent() ? Math.round(100 * one.score().getAsDouble()) : -1;
            assertThat((double) stored).isEqualTo(expected);
            assertThat(index.get("type").get(one.system()).get(one.question()).intValue())
                    .isEqualTo(one.typePlace(-2));
        }
    }

    @Test
    void systemWithoutAMeasureHasNoColumn() {
        JsonNode index = ExplorerIndex.fitting(report, cases, 1_000_000);
        int recall = 1;
        assertThat(index.get("measures").get(recall).get(0).textValue()).isEqualTo("recall@5");
        assertThat(index.get("systems").get(0).textValue()).isEqualTo("no_retrieval");
        assertThat(index.get("values").get(recall).get(0).isNull()).isTrue();
        assertThat(index.get("values").get(recall).get(1)).hasSize(40);
    }

    @Test
    void withLittleRoomAnswerScoresStayAndThenTheFirstQuestions() {
        int whole = ExplorerText.bytes(ExplorerIndex.fitting(report, cases, 1_000_000));
        JsonNode scores = ExplorerIndex.fitting(report, cases, whole - 4000);
        assertThat(scores.get("id")).hasSize(40);
        assertThat(scores.get("measures")).hasSize(1);
        JsonNode half = ExplorerIndex.fitting(report, cases, 8000);
        assertThat(half.get("id")).hasSizeBetween(1, 20);
        assertThat(half.get("total").intValue()).isEqualTo(40);
        assertThat(ExplorerText.bytes(half)).isLessThanOrEqualTo(8000);
    }

    @Test
    void namesThatCannotBeShownAsTheyAreAreKeptWhole() {
        String odd = "q\u202e1";
        String lone = "half \ud800";
        String longer = "x".repeat(500);
        List<String> names = List.of("plain", odd, lone, longer);
        Report asked = OddRun.report(OddRun.of(names, 3, (system, k) -> OddRun.Outcome.WRONG));
        JsonNode index = ExplorerIndex.fitting(asked, ExplorerCase.of(asked), 1_000_000);
        assertThat(index.get("systems").get(1).textValue()).isEqualTo("q\ufffd1");
        assertThat(index.get("systems").get(3).textValue()).hasSize(201).endsWith("\u2026");
        JsonNode exact = index.get("exact").get("systems");
        assertThat(exact).hasSize(3);
        assertThat(exact.get("1").textValue()).isEqualTo(odd);
        assertThat(exact.get("2").textValue()).isEqualTo(lone);
        assertThat(exact.get("3").textValue()).isEqualTo(longer);
        assertThat(index.get("exact").get("id")).isEmpty();
        assertThat(DataBlock.json(index))
                .contains("q\\u202e1", "half \\ud800")
                .doesNotContain("\u202e")
                .doesNotContain("\ud800");
    }
}
