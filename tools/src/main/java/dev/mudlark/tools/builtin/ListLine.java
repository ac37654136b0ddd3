package dev.mudlark.tools.builtin;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import java.util.Optional;

/** A line of a list or of a result, given where an id was to stand: {@code [guides/start] Start (120 characters)}. */
final class ListLine {

    private static final String OPENING = "[('\"`<*- ";
    private static final String CLOSING = ")]'\"`>:;,";
    /** What an id can be long, and be looked for at each of its ends without taking long. */
    private static final int LONGEST = 1000;

    private ListLine() {}

    /** The id that the line begins with, the longest if there are several; empty when it begins with none. */
    static Optional<String> id(Collection collection, String written) {
        String line = written.strip();
        int start = 0;
        while (start < line.length() && OPENING.indexOf(line.charAt(start)) >= 0) {
            start++;
        }
        for (int end = Math.min(line.length(), start + LONGEST); end > start; end--) {
            if (end == line.length() || isEnd(line.charAt(end))) {
                Optional<Document> found = collection.find(line.substring(start, end));
                if (found.isPresent()) {
                    return found.map(Document::id);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isEnd(char c) {
        return Character.isWhitespace(c) || CLOSING.indexOf(c) >= 0;
    }
}
