package dev.mudlark.bench.systems;

/** A system that is fully described and only lacks the documents. */
public interface SystemPlan {

    /** Makes the system ready to answer, with the indexes it needs. */
    RagSystem open(Library library);
}
