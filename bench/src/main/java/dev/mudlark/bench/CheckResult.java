package dev.mudlark.bench;

import java.util.List;
import java.util.Optional;

/**
 * What was found in a data set without asking anything.
 *
 * @param findings faults first, then warnings by kind; within a kind in the order of the files
 * @param figures what the data set amounts to, as far as it could be read
 * @param model who answers, if a flag or the config says so; without, a run needs {@code --mock}
 */
public record CheckResult(List<Finding> findings, DatasetFigures figures, Optional<String> model) {
    /** Copies the list. */
    public CheckResult {
        findings = List.copyOf(findings);
    }

    /** How many faults there are: with any, nothing can be run. */
    public long faults() {
        return findings.stream().filter(CheckResult::isFault).count();
    }

    /** How many warnings there are. */
    public long warnings() {
        return findings.size() - faults();
    }

    private static boolean isFault(Finding finding) {
        return finding.kind() == FindingKind.FAULT;
    }
}
