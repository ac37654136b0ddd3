/**
 * What answers are worth: metrics, failures and statistics as pure functions over the {@link
 * dev.mudlark.evaluation.Transcript}s of a run. Nothing here reads a file, a clock or a model, so a run can be rescored
 * from its transcripts alone.
 */
@NullMarked
package dev.mudlark.evaluation;

import org.jspecify.annotations.NullMarked;
