package dev.mudlark.bench.report.page;

import dev.mudlark.bench.report.SampleRun;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.RunRecord;

/** Reports of sample runs. */
final class ExplorerCases {

    private ExplorerCases() {}

    static Report report(int questions) {
        RunRecord run = SampleRun.of(5, questions);
        return new Report(run, Evaluation.of(run, EvaluationSettings.DEFAULT), SampleRun.INFO);
    }
}
