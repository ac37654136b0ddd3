package dev.mudlark.routing;

import dev.mudlark.routing.linting.DescriptionLint;
import java.util.List;
import java.util.Locale;

/**
 * What a description leaves out.
 *
 * @param preset the preset
 * @param tool the tool
 * @param kind what is missing
 * @param message what was found and what to write
 */
public record LintFinding(String preset, String tool, Kind kind, String message) {

    /** What a description must say to earn its tokens, and what it must not be. */
    public enum Kind {
        /** What it searches, and whose data that is. */
        WHAT_AND_WHOSE,
        /** The topics, in the words that users type. */
        TOPICS,
        /** Where it stops, and whose the rest is. */
        BOUNDARY,
        /** What comes back. */
        RETURNS,
        /** No word that the stand-in can use. */
        NO_USABLE_WORD,
        /** The description of another tool. */
        SAME_AS_ANOTHER,
        /** Longer than some providers take. */
        TOO_LONG;

        /** The name in files and tables, such as {@code boundary}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Looks at the descriptions of a preset. Words are looked for, in English, so a finding is a hint; held-out questions are not
     * read.
     */
    public static List<LintFinding> of(RoutingSet set, Preset preset) {
        return DescriptionLint.of(set, preset);
    }
}
