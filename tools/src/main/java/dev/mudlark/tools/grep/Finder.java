package dev.mudlark.tools.grep;

/** Finds a packed word in packed text, looking at the clock in a long search. */
final class Finder {

    private static final int WINDOW = 1 << 19;
    /** What starting a search costs, in bytes looked at. */
    private static final int START = 64;

    private final Pace pace;

    Finder(Pace pace) {
        this.pace = pace;
    }

    /** Where a word stands first between two places; -1 when it does not. */
    int find(String bytes, Needle needle, int from, int to) {
        int start = from + needle.offset();
        int end = to - (needle.word().length() - needle.offset() - needle.part().length());
        int found = part(bytes, needle.part(), start, end);
        while (found >= 0 && !needle.standsAt(bytes, found)) {
            found = part(bytes, needle.part(), found + 1, end);
        }
        return found < 0 ? -1 : found - needle.offset();
    }

    private int part(String bytes, String part, int from, int to) {
        int start = from;
        while (start < to) {
            int end = Math.min(to, start + WINDOW);
            int found = bytes.indexOf(part, start, end);
            if (found >= 0) {
                pace.work(found - start + START);
                return found;
            }
            pace.work(end - start + START);
            start = end == to ? to : end - part.length() + 1;
        }
        return -1;
    }
}
