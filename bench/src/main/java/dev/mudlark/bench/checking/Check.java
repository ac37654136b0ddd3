package dev.mudlark.bench.checking;

/** Looks for one kind of thing. */
interface Check {
    /** Looks, and tells what it found. */
    void look(Checked data, Findings findings);
}
