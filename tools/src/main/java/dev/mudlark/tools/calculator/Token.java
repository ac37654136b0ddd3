package dev.mudlark.tools.calculator;

/**
 * A piece of an expression.
 *
 * @param kind what it is
 * @param text as written, operators in their ASCII form
 * @param start index of its first character
 */
record Token(Kind kind, String text, int start) {

    enum Kind {
        NUMBER,
        NAME,
        SYMBOL,
        END
    }

    boolean is(String symbol) {
        return kind == Kind.SYMBOL && text.equals(symbol);
    }

    int end() {
        return start + text.length();
    }

    String shown() {
        return kind == Kind.END ? "the end" : "'" + text + "' at character " + (start + 1);
    }
}
