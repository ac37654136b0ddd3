package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlainCaseTest {

    @Test
    void failureIsReadableWithoutScripts() {
        List<ExplorerCase> cases = ExplorerCase.of(ExplorerCases.report(40));
        ExplorerCase failure = InstructiveOrder.of(cases).getFirst();
        String html = PlainCase.of(failure).render();
        assertThat(html)
                .startsWith("<details class=\"case\"><summary>")
                .contains(failure.attempt().question().question())
                .contains(failure.type().orElseThrow().advice())
                .contains("<ol class=\"conversation\">")
                .doesNotContain("<script");
    }

    @Test
    void longTextIsCutAndTheRestCounted() {
        assertThat(ExplorerText.bounded("x".repeat(1_000_000), 1500))
                .hasSizeLessThan(1600)
                .endsWith("\u2026 (998500 more characters, see mudlark show)");
    }
}
