package dev.mudlark.tools.folding;

/** Typeset quotation marks, apostrophes and hyphens for which keyboards have one each. */
final class Typography {

    private Typography() {}

    static String plain(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            plain.append(plain(text.charAt(i)));
        }
        return plain.toString();
    }

    private static char plain(char c) {
        return switch (c) {
            case '\u2018', '\u2019', '\u201a', '\u201b', '\u02bc' -> '\'';
            case '\u201c', '\u201d', '\u201e', '\u201f' -> '"';
            case '\u2010' -> '-';
            default -> c;
        };
    }
}
