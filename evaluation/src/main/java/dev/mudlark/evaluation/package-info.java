/**
 * What answers are worth: metrics, failures and statistics as pure functions over the {@link
 * dev.mudlark.evaluation.Transcript}s of a run. Nothing of that reads a file, a clock or a model, so a run can be rescored
 * from its transcripts and verdicts alone. Only a {@link dev.mudlark.evaluation.Judge} asks a model; its {@link
 * dev.mudlark.evaluation.Verdict}s are then kept beside the transcripts.
 */
@NullMarked
package dev.mudlark.evaluation;

import org.jspecify.annotations.NullMarked;
