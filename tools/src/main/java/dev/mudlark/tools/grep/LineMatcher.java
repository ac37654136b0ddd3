package dev.mudlark.tools.grep;

/** Says which lines match, and where. */
interface LineMatcher {

    /** The matching lines of a text, in order; {@code checkTime} is run every few lines and may throw. */
    Matches matches(LineText text, Runnable checkTime);

    /** Where the match starts in a composed line, in UTF-16 units. */
    int firstIn(String composedLine);

    /** What is looked for, in words for a message. */
    String describe();
}
