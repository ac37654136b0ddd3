package dev.mudlark.bench.report.browser;

import java.util.stream.Stream;

/**
 * How a page is looked at.
 *
 * @param width of the viewport in CSS pixels
 * @param height of the viewport in CSS pixels
 * @param dark true when the system asks for dark colours
 * @param print true for paper
 */
record Look(int width, int height, boolean dark, boolean print) {

    static final Look DESKTOP = new Look(1440, 900, false, false);

    /** A phone and a large screen, light and dark, and a sheet of paper. */
    static Stream<Look> all() {
        return Stream.of(
                new Look(390, 844, false, false),
                new Look(390, 844, true, false),
                DESKTOP,
                new Look(1440, 900, true, false),
                new Look(760, 1080, false, true));
    }

    @Override
    public String toString() {
        return width + (print ? "-print" : dark ? "-dark" : "-light");
    }
}
