package dev.mudlark.bench.systems;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.models.Llm;
import java.time.Clock;

/**
 * What surrounds one question; never shared with another.
 *
 * @param llm the model to ask
 * @param clock what tools take as today
 * @param deadline when the answer must be there
 * @param trace where steps are noted
 */
public record AnswerContext(Llm llm, Clock clock, Deadline deadline, Trace trace) {}
