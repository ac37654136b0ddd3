package dev.mudlark.tools.patterns;

/**
 * A part of a pattern that matches one character.
 *
 * @param source as it is written, such as {@code [a-z]}, {@code \d} or a character
 * @param literal the code point that is meant, -1 for a set of characters
 * @param flags how it is to be read
 */
record Atom(String source, int literal, Flags flags) {

    /**
     * Flags that change which characters an atom matches.
     *
     * @param ignoreCase {@code (?i)}
     * @param dotAll {@code (?s)}
     */
    record Flags(boolean ignoreCase, boolean dotAll) {

        /** With the flags of {@code (?is-m)} changed. */
        Flags changed(String written) {
            Flags changed = this;
            boolean on = true;
            for (int i = 0; i < written.length(); i++) {
                switch (written.charAt(i)) {
                    case '-' -> on = false;
                    case 'i' -> changed = new Flags(on, changed.dotAll);
                    case 's' -> changed = new Flags(changed.ignoreCase, on);
                    default -> {
                        // Lines hold no line breaks, and which match is found first does not matter.
                    }
                }
            }
            return changed;
        }

        String prefix() {
            String set = (ignoreCase ? "i" : "") + (dotAll ? "s" : "");
            return set.isEmpty() ? "" : "(?" + set + ")";
        }
    }

    static Atom literal(int codePoint, Flags flags) {
        return new Atom(Character.toString(codePoint), codePoint, flags);
    }

    static Atom set(String source, Flags flags) {
        return new Atom(source, -1, flags);
    }

    /** A pattern of RE2 for it alone. */
    String pattern() {
        String body = literal < 0 ? source : "\\x{" + Integer.toHexString(literal) + "}";
        return flags.prefix() + body;
    }
}
