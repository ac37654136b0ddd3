package dev.mudlark.routing;

/** Chooses a tool by the descriptions of one preset. Safe for use by several threads. */
@FunctionalInterface
public interface Router {

    /** What it chooses for the words of a user. */
    Choice choose(String question);
}
