package dev.mudlark.bench.rundir;

import dev.mudlark.evaluation.RunRecord;
import java.util.Set;

/**
 * A run as it was read back.
 *
 * @param header name and settings
 * @param record what scores are computed from
 * @param broken numbers of the lines, from 1, that were passed over since they cannot be read
 */
public record StoredRun(RunHeader header, RunRecord record, Set<Integer> broken) {

    /** Copies the set. */
    public StoredRun {
        broken = Set.copyOf(broken);
    }

    /** True when no answer is missing, every line can be used, and the answers were put in order. */
    public boolean isWhole() {
        return record.finished() && header.finished() && broken.isEmpty();
    }
}
