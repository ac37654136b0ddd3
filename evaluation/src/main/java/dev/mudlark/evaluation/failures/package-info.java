/**
 * Which one type of failure a result is of: a rule for each type, tried in the order of the types. Rules read labels,
 * tool calls and their error codes, what was shown, citations and metrics; of the answer's words they read only whether
 * expected facts, numbers and dates stand in them.
 */
@NullMarked
package dev.mudlark.evaluation.failures;

import org.jspecify.annotations.NullMarked;
