package dev.mudlark.agents;

/** How a question ended; the lower-case names stand in result files. */
public enum Termination {
    /** The model answered by itself. */
    ANSWERED,
    /** The step limit was reached. */
    MAX_STEPS,
    /** The tool call cap was reached. */
    MAX_TOOL_CALLS,
    /** The cost cap was reached. */
    MAX_COST,
    /** The token cap was reached. */
    MAX_TOKENS,
    /** The last three calls named no tool on offer or repeated earlier ones. */
    NO_PROGRESS,
    /** The model or the run failed. */
    FAILED
}
