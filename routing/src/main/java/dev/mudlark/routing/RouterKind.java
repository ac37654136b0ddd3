package dev.mudlark.routing;

/** A way to choose tools, which makes a {@link Router} for each preset. */
public interface RouterKind {

    /** The name in files and tables, such as {@code tfidf}. */
    String name();

    /** True when it stands in for a model, so that its scores are not a model's. */
    boolean isStandIn();

    /** A router over the descriptions of a preset. */
    Router over(Preset preset);
}
