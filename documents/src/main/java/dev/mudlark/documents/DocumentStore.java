package dev.mudlark.documents;

import dev.mudlark.context.Caller;
import java.util.List;

/** Holds documents and says who may read which. Safe for use by several threads. */
public interface DocumentStore {

    /** What {@code caller} may read now. */
    Collection view(Caller caller);

    /** What was noticed while loading: a line for each file that was skipped, broken or odd; in the order of paths. */
    List<LoadNotice> notices();

    /** A hash over the ids and versions of all documents; changes when any of them does. */
    String version();
}
