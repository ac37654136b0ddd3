/**
 * The run directory: what a run writes and what scores are computed from. {@code transcripts.jsonl} alone is enough to
 * compute every score again; its records only ever gain fields, and fields a reader does not know are passed over.
 */
@NullMarked
package dev.mudlark.bench.rundir;

import org.jspecify.annotations.NullMarked;
