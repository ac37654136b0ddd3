package dev.mudlark.tools.grep;

import dev.mudlark.tools.folding.Form;
import dev.mudlark.tools.folding.Segments;

/** Brings lines into a form, looking at the clock in long ones. */
final class Formed {

    private static final int SHORT = 1 << 12;
    private static final int UNITS_BETWEEN_CHECKS = 1 << 10;
    /** A unit costs about as much as so many bytes that are only looked at. */
    private static final int COST = 32;

    private Formed() {}

    static String of(Form form, Line line, Pace pace) {
        if (line.length() < SHORT) {
            pace.work(line.length() * COST);
            return form.of(line.toString());
        }
        StringBuilder formed = new StringBuilder(line.length());
        Segments segments = new Segments(form);
        segments.read(line.text(), line.from(), line.to());
        for (int i = 0; segments.next(); i++) {
            int single = segments.single();
            if (single >= 0) {
                formed.appendCodePoint(single);
            } else {
                formed.append(segments.text());
            }
            if (i % UNITS_BETWEEN_CHECKS == 0) {
                pace.work(UNITS_BETWEEN_CHECKS * COST);
            }
        }
        return formed.toString();
    }
}
