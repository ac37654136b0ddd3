package dev.mudlark.evaluation;

import java.util.Locale;

/** The parts of a data set that are summarised apart. */
public enum Subset {
    /** Every question. */
    ALL,
    /** Questions that declare {@code requires_tools}. */
    NEEDS_TOOLS,
    /** Questions that do not. */
    OTHER;

    /** The name in result files. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** True when the question belongs to it. */
    public boolean contains(Question question) {
        return switch (this) {
            case ALL -> true;
            case NEEDS_TOOLS -> question.needsTools();
            case OTHER -> !question.needsTools();
        };
    }
}
