package dev.mudlark.bench;

import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.RunRecord;
import java.nio.file.Path;

/**
 * A run with its scores.
 *
 * @param folder where it was written
 * @param report the report for people in it
 * @param record what the scores were computed from
 * @param evaluation the scores
 */
public record RunResult(Path folder, Path report, RunRecord record, Evaluation evaluation) {

    /** How many questions failed, over all systems. */
    public long failed() {
        return record.transcripts().stream()
                .filter(transcript -> transcript.failure().isPresent())
                .count();
    }

    /** True when every question was put to every system and none failed. */
    public boolean isGood() {
        return record.finished() && failed() == 0;
    }
}
