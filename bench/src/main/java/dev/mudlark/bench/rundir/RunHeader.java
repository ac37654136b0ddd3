package dev.mudlark.bench.rundir;

import dev.mudlark.evaluation.EvaluationSettings;

/**
 * The first record of {@code transcripts.jsonl}.
 *
 * @param name the experiment's name
 * @param settings how the run is scored
 * @param finished false while the run goes on, and for ever when it was interrupted
 */
public record RunHeader(String name, EvaluationSettings settings, boolean finished) {}
