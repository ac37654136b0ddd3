package dev.mudlark.bench.rundir;

import dev.mudlark.evaluation.RunRecord;

/**
 * A run as it was read back.
 *
 * @param header name and settings
 * @param record what scores are computed from
 */
public record StoredRun(RunHeader header, RunRecord record) {

    /** True when no answer is missing and the answers were put in order. */
    public boolean isWhole() {
        return record.finished() && header.finished();
    }
}
