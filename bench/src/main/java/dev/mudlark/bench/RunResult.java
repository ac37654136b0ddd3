package dev.mudlark.bench;

import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.Verdict;
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

    /** How many answers have a grade missing because the judge gave no reply. */
    public long judgeFailed() {
        return record.verdicts().stream()
                .filter(verdict -> verdict.failure().isPresent())
                .count();
    }

    /** True when a judge was asked and gave no grade at all. */
    public boolean isWithoutGrades() {
        return record.verdicts().stream().anyMatch(Verdict::isWithoutGrade)
                && record.verdicts().stream().allMatch(verdict -> verdict.grades() == 0);
    }

    /** True when every question was put to every system, none failed, and the judge, if there is one, gave a reply to all. */
    public boolean isGood() {
        return record.finished() && failed() == 0 && judgeFailed() == 0 && !isWithoutGrades();
    }
}
