package dev.mudlark.bench.report.browser;

import dev.mudlark.bench.report.SampleRun;
import dev.mudlark.bench.report.page.Page;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.RunRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reports in files. */
final class Pages {

    private Pages() {}

    /** Writes the report of a run. */
    static Path write(RunRecord run, Path folder) throws IOException {
        // Intervals are not looked at here, so few resamples do.
        EvaluationSettings settings = new EvaluationSettings(List.of(5), 42, 100);
        Evaluation evaluation = Evaluation.of(run, settings);
        String page = Page.of(run, evaluation, SampleRun.INFO);
        return Files.writeString(folder.resolve("report.html"), page);
    }
}
