/**
 * What is wrong with what a user gave: collected as {@link dev.mudlark.bench.problems.Problems} so that all faults of a
 * file are told at once, and thrown as one {@link dev.mudlark.bench.problems.ProblemsException} before anything runs.
 */
@NullMarked
package dev.mudlark.bench.problems;

import org.jspecify.annotations.NullMarked;
