package dev.mudlark.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MetricsPageTest {

    private static final Path PAGE = Path.of("..", "docs", "metrics.md");

    @Test
    void pageIsWhatTheMetricsSayOfThemselves() throws IOException {
        String page = MetricsPage.write();
        if (Boolean.getBoolean("mudlark.write.docs")) {
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, page);
        }
        assertThat(PAGE).exists();
        assertThat(Files.readString(PAGE))
                .as("docs/metrics.md is stale: run mvn -pl evaluation -am test -Dtest=MetricsPageTest "
                        + "-Dsurefire.failIfNoSpecifiedTests=false -Dmudlark.write.docs=true")
                .isEqualTo(page);
    }

    @Test
    void everyMetricHasItsOwnName() {
        Set<String> names = new HashSet<>();
        Evaluation evaluation = Evaluation.of(
                new RunRecord(java.util.List.of(), java.util.List.of(), java.util.List.of(), true),
                EvaluationSettings.atK(java.util.List.of(1, 5, 10)));
        assertThat(evaluation.metrics()).allMatch(metric -> names.add(metric.name()));
        assertThat(names).contains("recall@1", "ndcg@10", "answer_score", "latency_p95_ms");
    }
}
