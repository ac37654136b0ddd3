package dev.mudlark.evaluation.failures;

/** When a type of failure is there, given that no type before it is. */
interface Rule {

    /** When it is, in words for docs/metrics.md: the end of a sentence that begins with "When". */
    String when();

    /** True when the result is of this type. */
    boolean holds(Facts facts);
}
