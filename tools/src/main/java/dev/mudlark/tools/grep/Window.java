package dev.mudlark.tools.grep;

import java.util.List;

/**
 * The part of a line that is shown: all of a line of at most 400 characters, else 400 characters around what was found.
 *
 * @param start first UTF-16 unit of the line
 * @param end UTF-16 unit after the last
 * @param firstCharacter code points before it
 * @param lastCharacter code points up to its end
 * @param characters code points of the whole line
 */
record Window(int start, int end, int firstCharacter, int lastCharacter, int characters) {

    static final int LONGEST = 400;
    private static final int BEFORE_MATCH = 100;
    private static final String CUT = "…";

    /** Around places in the line; around its start when there are none. */
    static Window around(List<Found> places, Line line) {
        int length = line.codePoints();
        if (length <= LONGEST) {
            return new Window(0, line.length(), 0, length, length);
        }
        int anchor = places.isEmpty() ? 0 : line.codePointsBefore(anchor(places));
        int start = Math.min(Math.max(0, anchor - BEFORE_MATCH), length - LONGEST);
        int from = line.index(start);
        int to = line.text().offsetByCodePoints(line.from() + from, LONGEST) - line.from();
        return new Window(from, to, start, start + LONGEST, length);
    }

    /** The first of the places when all fit together, else the one that is to be shown first. */
    private static int anchor(List<Found> places) {
        int first = places.stream().mapToInt(Found::start).min().orElse(0);
        int last = places.stream().mapToInt(Found::end).max().orElse(0);
        return last - first <= LONGEST - BEFORE_MATCH
                ? first
                : places.getFirst().start();
    }

    boolean isCut() {
        return lastCharacter - firstCharacter < characters;
    }

    /** The mark in front of it when the line begins before. */
    String before() {
        return firstCharacter > 0 ? CUT : "";
    }

    /** The mark behind it when the line goes on. */
    String after() {
        return lastCharacter < characters ? CUT : "";
    }

    /** Tells which part it is. */
    String note() {
        return isCut()
                ? " [characters " + firstCharacter + "-" + lastCharacter + " of " + characters + " of this line]"
                : "";
    }
}
