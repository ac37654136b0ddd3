package dev.mudlark.bench.report.page;

import java.util.Locale;

/**
 * A step of a conversation, ready to be shown; its texts are not escaped.
 *
 * @param kind who speaks, and in which colour
 * @param heading who speaks or what happens
 * @param note time, tokens and money, and whether something was cut; may be empty
 * @param text what was said; may be empty
 */
record Turn(Kind kind, String heading, String note, String text) {

    /** Kinds of steps. */
    enum Kind {
        SYSTEM,
        USER,
        ASSISTANT,
        CALL,
        TOOL,
        FAILED,
        STEP;

        /** Its class in the style sheet. */
        String style() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
