package dev.mudlark.providers.wire;

import dev.mudlark.models.ToolResultMessage;

/** What a tool answered, as providers take it. */
public final class ToolOutput {

    /** Stands for the output of a tool that has none: not every provider takes an empty text. */
    private static final String NOTHING = "(no output)";

    private ToolOutput() {}

    /** The text of a result, never blank. */
    public static String text(ToolResultMessage result) {
        return result.content().isBlank() ? NOTHING : result.content();
    }
}
