package dev.mudlark.documents.loaders;

import java.util.Optional;

/** The first line by which a spreadsheet program names what parts the cells, such as {@code sep=;}. It is no header. */
final class SeparatorLine {

    private static final String START = "sep=";
    private static final int LENGTH = START.length() + 1;

    private SeparatorLine() {}

    /** What the first line names; empty when it is a line like the others. */
    static Optional<Character> in(String text) {
        int end = text.indexOf('\n');
        String line = (end < 0 ? text : text.substring(0, end)).replace("\r", "");
        boolean quoted = line.length() == LENGTH + 2 && line.startsWith("\"") && line.endsWith("\"");
        String named = quoted ? line.substring(1, line.length() - 1) : line;
        if (named.length() != LENGTH || !named.regionMatches(true, 0, START, 0, START.length())) {
            return Optional.empty();
        }
        char separator = named.charAt(START.length());
        boolean usable = separator == '\t' || "!#$%&*+,-./:;<=>?@\\^_`|~".indexOf(separator) >= 0;
        return usable ? Optional.of(separator) : Optional.empty();
    }
}
