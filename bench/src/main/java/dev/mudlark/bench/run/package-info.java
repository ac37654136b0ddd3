/**
 * Runs: an {@link dev.mudlark.bench.run.Experiment} is built from a config file or from flags, the {@link
 * dev.mudlark.bench.run.Runner} puts every question to every system, and {@link dev.mudlark.bench.run.Scoring} computes
 * scores and reports from what was written.
 */
@NullMarked
package dev.mudlark.bench.run;

import org.jspecify.annotations.NullMarked;
