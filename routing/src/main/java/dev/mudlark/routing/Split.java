package dev.mudlark.routing;

import java.util.Locale;

/** What a question is for. */
public enum Split {
    /** Looked at while descriptions are written. */
    GOLDEN,
    /** Never looked at while descriptions are written, so that it shows what they are worth on the next question. */
    HELD_OUT;

    /** The name in files: {@code golden} or {@code held_out}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
