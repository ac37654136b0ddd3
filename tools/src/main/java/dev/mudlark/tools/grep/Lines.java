package dev.mudlark.tools.grep;

import dev.mudlark.tools.Part;
import java.util.List;

/** The lines of a source as they stand in its document, numbered from 0. */
interface Lines {

    /** How many. */
    int count();

    /** A line. */
    Line line(int line);

    /** The id of the document that has it. */
    String documentId(int line);

    /** The number of the line in that document, from 1. */
    int number(int line);

    /**
     * The document text that stands in a part of a line.
     *
     * @param from first UTF-16 unit of the line
     * @param to UTF-16 unit of the line after the last
     * @param at the code point at which the part starts in the line that is shown
     */
    List<Part.Mark> marks(int line, int from, int to, int at);

    /** A number that grows with each line of a document or table, however it is packed. */
    default int order(int line) {
        return line;
    }

    /** True when the lines before and after a line belong to it. */
    boolean hasContext();

    /** {@code doc:12}. */
    default String name(int line) {
        return documentId(line) + ":" + number(line);
    }
}
