package dev.mudlark.tools.grep;

/** Says which lines match, and where. */
interface LineMatcher {

    /** The matching lines of a text, in order; {@code checkTime} is run every few lines and may throw. */
    Matches matches(LineText text, Runnable checkTime);

    /** What was found in a matching line, as it stands in its document. */
    Found in(String line);

    /** What is looked for, in words for a message. */
    String describe();
}
