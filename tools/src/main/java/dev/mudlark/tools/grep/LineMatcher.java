package dev.mudlark.tools.grep;

import java.util.List;

/** Says which lines match, and where. */
interface LineMatcher {

    /** Finds the lines of areas, one after the other, in one thread. */
    interface Scanner {

        /** Hands over the matching lines of each source in their order. */
        void scan(Area area, Collector into);
    }

    /** A scanner that looks at the clock by {@code pace}. */
    Scanner scanner(Pace pace);

    /**
     * What was found in a matching line as it stands in its document, the place to show first.
     *
     * @param kept where the line was found
     */
    List<Found> in(InSource.Kept kept, Line line, Pace pace);

    /** What is looked for, in words for a message. */
    String describe();
}
