/**
 * Turns the record of a run into files for people and programs. Sees the run directory and the evaluation, never a system
 * or a config, so that everything can be written again from transcripts alone.
 */
@NullMarked
package dev.mudlark.bench.report;

import org.jspecify.annotations.NullMarked;
