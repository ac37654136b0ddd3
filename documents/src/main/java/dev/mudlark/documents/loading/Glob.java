package dev.mudlark.documents.loading;

/**
 * Matches one path segment against a pattern of {@code *}, {@code ?}, {@code [a-z]}, {@code [!a-z]} and {@code \x}, in
 * time of at most pattern times name.
 */
final class Glob {

    private final String pattern;
    private final String name;
    private int afterClass;

    private Glob(String pattern, String name) {
        this.pattern = pattern;
        this.name = name;
    }

    static boolean matches(String pattern, String name) {
        return new Glob(pattern, name).run();
    }

    /** The usual two-pointer walk: on a mismatch the last star takes one more character. */
    private boolean run() {
        int p = 0;
        int n = 0;
        int starAt = -1;
        int starName = 0;
        while (n < name.length()) {
            if (p < pattern.length() && pattern.charAt(p) == '*') {
                starAt = p++;
                starName = n;
            } else if (p < pattern.length() && matchesOne(p, name.charAt(n))) {
                p = next(p);
                n++;
            } else if (starAt >= 0) {
                p = starAt + 1;
                n = ++starName;
            } else {
                return false;
            }
        }
        while (p < pattern.length() && pattern.charAt(p) == '*') {
            p++;
        }
        return p == pattern.length();
    }

    private int next(int p) {
        return switch (pattern.charAt(p)) {
            case '\\' -> Math.min(p + 2, pattern.length());
            case '[' -> afterClass;
            default -> p + 1;
        };
    }

    private boolean matchesOne(int p, char c) {
        return switch (pattern.charAt(p)) {
            case '?' -> true;
            case '\\' -> p + 1 < pattern.length() && pattern.charAt(p + 1) == c;
            case '[' -> matchesClass(p, c);
            default -> pattern.charAt(p) == c;
        };
    }

    private boolean matchesClass(int open, char c) {
        int at = open + 1;
        boolean negated = at < pattern.length() && (pattern.charAt(at) == '!' || pattern.charAt(at) == '^');
        at += negated ? 1 : 0;
        int first = at;
        boolean found = false;
        while (at < pattern.length() && (pattern.charAt(at) != ']' || at == first)) {
            at += pattern.charAt(at) == '\\' && at + 1 < pattern.length() ? 1 : 0;
            char low = pattern.charAt(at);
            boolean range = at + 2 < pattern.length() && pattern.charAt(at + 1) == '-' && pattern.charAt(at + 2) != ']';
            char high = range ? pattern.charAt(at + 2) : low;
            found |= low <= c && c <= high;
            at += range ? 3 : 1;
        }
        afterClass = at + 1;
        return at < pattern.length() && found != negated;
    }
}
