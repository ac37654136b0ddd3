package dev.mudlark.documents;

/** Checks how much a search is asked for. */
final class Limits {

    private Limits() {}

    /** @throws IllegalArgumentException when {@code limit} is below 1 */
    static int checked(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("a search for " + limit + " passages: must be at least 1");
        }
        return limit;
    }
}
