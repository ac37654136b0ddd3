package dev.mudlark.bench.checking;

import dev.mudlark.bench.Finding;
import dev.mudlark.bench.FindingKind;
import java.util.ArrayList;
import java.util.List;

/** Collects what the checks find. */
final class Findings {
    /** Texts of users are cut to this in messages. */
    private static final int LONGEST = 60;

    private final List<Finding> found = new ArrayList<>();

    void add(FindingKind kind, String where, String message) {
        found.add(new Finding(kind, where, message));
    }

    List<Finding> found() {
        return List.copyOf(found);
    }

    /** A text of the user in quotes, cut where it is long. */
    static String quoted(String text) {
        String line = text.strip().replace('\n', ' ');
        if (line.codePointCount(0, line.length()) <= LONGEST) {
            return "'" + line + "'";
        }
        return "'" + line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "…'";
    }
}
