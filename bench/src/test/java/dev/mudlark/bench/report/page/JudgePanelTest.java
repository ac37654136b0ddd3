package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.report.SampleRun;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.JudgeAxis;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.evaluation.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class JudgePanelTest {

    private static final Pattern TAG = Pattern.compile("<[^>]*>");
    private static final RunRecord RUN = SampleRun.of(7, 8);
    private static final String SYSTEM = RUN.systems().getFirst().name();

    /** All answers of the first system are judged: the first fails, the others have 4 for correctness. */
    private static Report judged(String judge, boolean priced) {
        List<Verdict> verdicts = new ArrayList<>();
        for (Transcript transcript : RUN.transcripts()) {
            if (transcript.system().equals(SYSTEM)) {
                Verdict.OnAxis said = verdicts.isEmpty()
                        ? new Verdict.Failed("<down>")
                        : new Verdict.Graded(4, 3, 5, 3, "the <days> agree");
                verdicts.add(new Verdict(
                        SYSTEM,
                        transcript.questionId(),
                        judge,
                        Map.of(JudgeAxis.CORRECTNESS, said),
                        3,
                        2_000_000,
                        priced));
            }
        }
        RunRecord run = RUN.judged(verdicts);
        return new Report(run, Evaluation.of(run, EvaluationSettings.DEFAULT), SampleRun.INFO);
    }

    private static String text(Report report) {
        return TAG.matcher(new JudgePanel().of(report).orElseThrow().render())
                .replaceAll(" ")
                .replaceAll("[ \\u00a0]+", " ");
    }

    @Test
    void everySystemHasItsGradesAndWhatTheyCost() {
        String text = text(judged("openai:gpt-5", true));

        assertThat(text)
                .contains("openai:gpt-5 graded ", "correctness", " 4.00 [4.00, 4.00] n = ", "$0.002")
                .contains("The judge gave no reply for 1 answer; its grades are missing")
                .doesNotContain("faithfulness", "Judge and judged", "also the judge");
    }

    @Test
    void aPriceThatIsNotKnownIsNotNothing() {
        assertThat(text(judged("openai:gpt-5", false))).contains("unpriced").doesNotContain("$");
    }

    @Test
    void aJudgeThatAnsweredIsFlaggedBesideItsSystem() {
        String model = RUN.systems().getFirst().model();
        assertThat(text(judged(model, true))).contains("Judge and judged.", "also the judge");
    }

    @Test
    void whatTheJudgeSaidStandsWithTheQuestion() {
        List<Map<String, String>> facts = judged("openai:gpt-5", true).evaluation().results(SYSTEM).stream()
                .filter(result -> result.attempt().verdict().isPresent())
                .map((QuestionResult result) -> CaseFacts.of(result))
                .toList();

        assertThat(facts.getFirst()).containsEntry("judge, correctness", "no grade: <down>");
        assertThat(facts.get(1)).containsEntry("judge, correctness", "4 of 5 (3 samples, 3 to 5): the <days> agree");
    }

    @Test
    void withoutAJudgeThereIsNoPanel() {
        assertThat(new JudgePanel().of(new Report(RUN, Evaluation.of(RUN, EvaluationSettings.DEFAULT), SampleRun.INFO)))
                .isEmpty();
    }
}
