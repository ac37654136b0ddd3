package dev.mudlark.bench.systems;

import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;

/** Something that answers questions about a collection. Safe for use by several threads. */
public interface RagSystem {

    /** What it is, with the tools it offers and what its index took. */
    SystemInfo info();

    /**
     * Answers a question. A model that fails is a transcript with a failure and all that was said until then; any
     * exception counts as a failure of the run.
     */
    Transcript answer(Asked asked, AnswerContext context);
}
