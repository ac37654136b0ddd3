package dev.mudlark.tools.grep;

import java.util.ArrayList;
import java.util.List;

/**
 * The matching lines of a search.
 *
 * @param perSource what was found, in the order of ids; sources without a match are left out
 * @param searchedSources how many documents and tables were searched
 * @param searchedLines how many lines they have
 */
record Hits(List<InSource> perSource, int searchedSources, long searchedLines) {

    /** The matching lines of one source. */
    record InSource(Source source, LineNumbers lines) {

        int count() {
            return lines.size();
        }
    }

    /** Searches; {@code checkTime} is run between sources and may throw. */
    static Hits find(List<Source> sources, LineMatcher matcher, Runnable checkTime) {
        List<InSource> found = new ArrayList<>();
        long lines = 0;
        for (Source source : sources) {
            checkTime.run();
            lines += source.lines().lines();
            LineNumbers matching = matcher.matches(source.lines());
            if (matching.size() > 0) {
                found.add(new InSource(source, matching));
            }
        }
        return new Hits(List.copyOf(found), sources.size(), lines);
    }

    int total() {
        return perSource.stream().mapToInt(InSource::count).sum();
    }
}
