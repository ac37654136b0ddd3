package dev.mudlark.tools.grep;

/** Says which lines match, and where. */
interface LineMatcher {

    /** The matching lines of a text, in order. */
    LineNumbers matches(LineText text);

    /** Where the match starts in a composed line, in UTF-16 units. */
    int firstIn(String composedLine);

    /** What is looked for, in words for a message. */
    String describe();
}
