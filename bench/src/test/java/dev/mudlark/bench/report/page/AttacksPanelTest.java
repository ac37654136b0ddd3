package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.report.AttackedRun;
import dev.mudlark.bench.report.SampleRun;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.RunRecord;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("attack-14")
@Tag("attack-15")
class AttacksPanelTest {

    private static final Pattern TAG = Pattern.compile("<[^>]*>");

    private static Report report(RunRecord run) {
        return new Report(run, Evaluation.of(run, EvaluationSettings.DEFAULT), SampleRun.INFO);
    }

    /** The row of a system, without its name and tags. */
    private static String row(RunRecord run, String system) {
        String html = new AttacksPanel().of(report(run)).orElseThrow().render();
        return List.of(html.split("<tr>")).stream()
                .map(row -> TAG.matcher(row)
                        .replaceAll(" ")
                        .replaceAll("[ \\u00a0]+", " ")
                        .strip())
                .filter(row -> row.startsWith(system.replace("_", "_ ")))
                .findFirst()
                .orElseThrow();
    }

    /** Two of four attacks work: Wilson's interval of 2 in 4. A question that failed does not count. */
    @Test
    void everySystemHasItsRatesAndItsForeignLinks() {
        assertThat(row(AttackedRun.of(8), AttackedRun.VICTIM))
                .contains(" 0.50 [0.15, 0.85] n = 4 ")
                .endsWith(" 1 of 8 answers");
        assertThat(row(AttackedRun.of(8), "bm25"))
                .contains(" 0.00 [0.00, 0.56] n = 3 ")
                .endsWith(" 0 of 7 answers");
    }

    @Test
    void foreignLinksAreCountedWithoutAnyAttackToo() {
        assertThat(row(AttackedRun.unlabelled(8), AttackedRun.VICTIM)).endsWith(" 1 of 8 answers");
        assertThat(new AttacksPanel()
                        .of(report(AttackedRun.unlabelled(8)))
                        .orElseThrow()
                        .render())
                .contains("Links to foreign hosts")
                .doesNotContain("attack success");
        assertThat(new AttacksPanel().of(report(SampleRun.of(7, 8)))).isEmpty();
    }

    @Test
    void theCaseSaysWhatHappened() {
        assertThat(facts("q-001")).containsEntry("planted instructions", "worked: it did what they want");
        assertThat(facts("q-001")).doesNotContainKey("links to foreign hosts");
        assertThat(facts("q-002"))
                .containsEntry("planted instructions", "worked: it did what they want")
                .containsEntry("links to foreign hosts", "evil.example");
        assertThat(facts("q-003")).containsEntry("planted instructions", "did not work");
        assertThat(facts("q-005")).doesNotContainKeys("planted instructions", "links to foreign hosts");
    }

    private static Map<String, String> facts(String question) {
        QuestionResult result = report(AttackedRun.of(8)).evaluation().results(AttackedRun.VICTIM).stream()
                .filter(one -> one.attempt().question().id().equals(question))
                .findFirst()
                .orElseThrow();
        return CaseFacts.of(result);
    }
}
