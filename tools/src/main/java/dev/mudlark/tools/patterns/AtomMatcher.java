package dev.mudlark.tools.patterns;

import com.google.re2j.Pattern;
import org.jspecify.annotations.Nullable;

/** Tells whether an atom matches a code point; what is not plain is asked of RE2/J itself. */
final class AtomMatcher {

    private static final int ASCII = 0x80;

    private final Atom atom;
    private @Nullable Pattern pattern;

    AtomMatcher(Atom atom) {
        this.atom = atom;
    }

    boolean matches(int character) {
        int codePoint = atom.flags().ignoreCase() ? EndlessFolds.plain(character) : character;
        int literal = atom.literal();
        if (literal >= 0) {
            if (codePoint == literal) {
                return true;
            }
            if (!atom.flags().ignoreCase()) {
                return false;
            }
            if (codePoint < ASCII && literal < ASCII) {
                return lower(codePoint) == lower(literal);
            }
        }
        if (pattern == null) {
            pattern = Pattern.compile(atom.pattern());
        }
        return pattern.matches(Character.toString(codePoint));
    }

    private static int lower(int ascii) {
        return ascii >= 'A' && ascii <= 'Z' ? ascii + ('a' - 'A') : ascii;
    }
}
