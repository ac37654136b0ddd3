package dev.mudlark.tools.folding;

/** UTF-8 as text is packed here: a lone surrogate is written like any other code point. */
final class Utf8 {

    private Utf8() {}

    /** How many bytes a code point takes. */
    static int length(int codePoint) {
        if (codePoint < 0x80) {
            return 1;
        }
        if (codePoint < 0x800) {
            return 2;
        }
        return codePoint < 0x10000 ? 3 : 4;
    }
}
