package dev.mudlark.documents.loaders;

import dev.mudlark.documents.LoadException;

/** Refuses texts with nothing to read in them. */
final class Blank {

    private Blank() {}

    /** Returns {@code text} when it has a character other than white space. */
    static String refuse(String text) throws LoadException {
        if (text.codePoints().allMatch(Blank::isSpace)) {
            throw LoadException.skipped("empty_document", "holds no text");
        }
        return text;
    }

    private static boolean isSpace(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF' || c == 0x200B;
    }
}
