package dev.mudlark.bench.report;

import dev.mudlark.bench.report.page.Page;
import dev.mudlark.bench.rundir.WholeFile;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.RunRecord;
import java.io.IOException;
import java.nio.file.Path;

/** Writes the results and reports of a run. */
public final class ReportWriter {

    private ReportWriter() {}

    /**
     * Scores a run and writes {@code per_question_results.jsonl}, {@code metrics_summary.csv}, {@code tool_usage.csv},
     * {@code contrasts.csv}, {@code failures.csv}, {@code leaderboard.md} and {@code report.html}, and {@code tool_routing.csv} when questions say which tool is
     * expected. The same record gives
     * the same bytes. Each file is there whole or not at all; an older one is replaced.
     *
     * @param folder an existing folder
     * @return the scores
     * @throws IOException when a file cannot be written; its message names the file
     * @throws IllegalArgumentException when the record contradicts itself
     */
    public static Evaluation write(RunRecord run, EvaluationSettings settings, RunInfo info, Path folder)
            throws IOException {
        Evaluation evaluation = Evaluation.of(run, settings);
        WholeFile.write(folder.resolve("metrics_summary.csv"), SummaryTable.of(evaluation));
        WholeFile.write(folder.resolve("tool_usage.csv"), ToolUsageTable.of(evaluation));
        if (run.questions().stream()
                .anyMatch(question -> question.expectedTool().isPresent())) {
            WholeFile.write(folder.resolve("tool_routing.csv"), RoutingTable.of(run.systems(), evaluation));
        }
        WholeFile.write(folder.resolve("contrasts.csv"), ContrastTable.of(evaluation));
        WholeFile.write(folder.resolve("failures.csv"), FailureTable.of(evaluation));
        WholeFile.write(folder.resolve("leaderboard.md"), Leaderboard.of(run, evaluation, info));
        Beside.write(
                () -> WholeFile.write(folder.resolve("per_question_results.jsonl"), QuestionLines.of(evaluation)),
                () -> WholeFile.write(folder.resolve("report.html"), Page.of(run, evaluation, info)));
        return evaluation;
    }
}
