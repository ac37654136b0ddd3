package dev.mudlark.providers.wire;

/** Follows JSON text that comes in pieces and knows when the first value in it is closed. Linear in the text. */
final class ObjectEnd {

    private int depth;
    private boolean inString;
    private boolean escaped;
    private boolean closed;

    /** Takes the next piece. */
    void follow(String piece) {
        for (int i = 0; i < piece.length() && !closed; i++) {
            take(piece.charAt(i));
        }
    }

    /** True when a whole object or array was seen. */
    boolean isClosed() {
        return closed;
    }

    private void take(char c) {
        if (inString) {
            boolean ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            inString = !ends;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            depth++;
        } else if (c == '}' || c == ']') {
            depth--;
            closed = depth <= 0;
        }
    }
}
