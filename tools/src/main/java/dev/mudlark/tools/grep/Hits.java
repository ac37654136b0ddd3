package dev.mudlark.tools.grep;

import java.util.List;

/**
 * The matching lines of a search.
 *
 * @param perSource what was found, in the order of ids; sources without a match are left out
 * @param scope what was searched
 */
record Hits(List<Matches> perSource, Scope scope) {

    int total() {
        return perSource.stream().mapToInt(Matches::count).sum();
    }
}
