package dev.mudlark.tools.grep;

import dev.mudlark.context.Counted;
import java.util.ArrayList;
import java.util.List;

/**
 * The matching lines of a search.
 *
 * @param perSource what was found, in the order of ids; sources without a match are left out
 * @param searchedSources how many documents and tables were searched
 * @param searchedLines how many lines they have
 * @param partlyRead how many of the lines without a match were read only in their beginning
 */
record Hits(List<InSource> perSource, int searchedSources, long searchedLines, int partlyRead) {

    /** The matching lines of one source. */
    record InSource(Source source, LineNumbers lines) {

        int count() {
            return lines.size();
        }
    }

    /** Searches; {@code checkTime} is run often and may throw. */
    static Hits find(List<Source> sources, LineMatcher matcher, Runnable checkTime) {
        List<InSource> found = new ArrayList<>();
        long lines = 0;
        int partlyRead = 0;
        for (Source source : sources) {
            checkTime.run();
            lines += source.lines().lines();
            Matches matches = matcher.matches(source.lines(), checkTime);
            partlyRead += matches.partlyRead();
            if (matches.lines().size() > 0) {
                found.add(new InSource(source, matches.lines()));
            }
        }
        return new Hits(List.copyOf(found), sources.size(), lines, partlyRead);
    }

    /** What a result must say about lines that were not read to their end; empty when there is none. */
    String aboutLongLines() {
        return partlyRead == 0
                ? ""
                : "; of " + Counted.of(partlyRead, "long line") + " only the first " + RegexMatcher.LONGEST_READ
                        + " characters were searched";
    }

    int total() {
        return perSource.stream().mapToInt(InSource::count).sum();
    }
}
