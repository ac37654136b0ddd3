package dev.mudlark.models;

/** Why a model stopped writing. */
public enum StopReason {
    /** It was done. */
    END,
    /** It asked for tools. */
    TOOL_CALLS,
    /** It reached the output limit; its calls must not be run. */
    LENGTH,
    /** The provider's filter stopped it. */
    CONTENT_FILTER,
    /** Something else. */
    OTHER
}
