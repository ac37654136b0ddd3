package dev.mudlark.tools.patterns;

/** Looks at the text of a pattern without understanding all of it. */
final class PatternScan {

    private PatternScan() {}

    /** How long the character class that starts at {@code open} is, brackets included; to the end when it is not closed. */
    static int classLength(String pattern, int open) {
        int at = open + 1;
        if (at < pattern.length() && pattern.charAt(at) == '^') {
            at++;
        }
        if (at < pattern.length() && pattern.charAt(at) == ']') {
            at++;
        }
        while (at < pattern.length() && pattern.charAt(at) != ']') {
            if (pattern.charAt(at) == '\\') {
                at += 2;
            } else if (pattern.startsWith("[:", at) && pattern.indexOf(":]", at) > 0) {
                at = pattern.indexOf(":]", at) + 2;
            } else {
                at++;
            }
        }
        return Math.min(pattern.length(), at + 1) - open;
    }

    /** Where the inside of the group at {@code open} starts; -1 for a group that sets flags. */
    static int groupStart(String pattern, int open) {
        if (!pattern.startsWith("(?", open)) {
            return open + 1;
        }
        if (pattern.startsWith("(?:", open)) {
            return open + 3;
        }
        boolean named = pattern.startsWith("(?<", open) || pattern.startsWith("(?P<", open);
        int close = named ? pattern.indexOf('>', open) : -1;
        return close < 0 ? -1 : close + 1;
    }

    /** The larger count of {@code 2}, {@code 2,} or {@code 2,5}; 0 when it is no repeat count. */
    static long repeatCount(String inside) {
        int comma = inside.indexOf(',');
        String first = comma < 0 ? inside : inside.substring(0, comma);
        String second = comma < 0 ? "" : inside.substring(comma + 1);
        if (!isCount(first) || (!second.isEmpty() && !isCount(second))) {
            return 0;
        }
        long least = Long.parseLong(first);
        return Math.max(1, second.isEmpty() ? least : Math.max(least, Long.parseLong(second)));
    }

    private static boolean isCount(String text) {
        return !text.isEmpty() && text.length() <= 9 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
