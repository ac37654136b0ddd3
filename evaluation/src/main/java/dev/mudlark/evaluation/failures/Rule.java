package dev.mudlark.evaluation.failures;

/** When a type of failure is there, given that no type before it is. */
interface Rule {

    /** True when the result is of this type. */
    boolean holds(Facts facts);
}
