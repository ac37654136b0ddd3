package dev.mudlark.documents.loading;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of an ignore file, with the meaning it has in a .gitignore.
 *
 * @param segments the pattern between slashes; {@code **} stands for any number of folders
 * @param negated a later {@code !} rule that takes files back
 * @param foldersOnly the pattern ended with a slash
 */
record IgnoreRule(List<String> segments, boolean negated, boolean foldersOnly) {

    /** The rule of a line; null for a comment, an empty line, or a pattern that can match nothing. */
    static @Nullable IgnoreRule parse(String line) {
        String pattern = withoutTrailingSpaces(line);
        if (pattern.isEmpty() || pattern.startsWith("#")) {
            return null;
        }
        boolean negated = pattern.startsWith("!");
        pattern = negated ? pattern.substring(1) : pattern;
        boolean foldersOnly = pattern.endsWith("/");
        pattern = foldersOnly ? pattern.substring(0, pattern.length() - 1) : pattern;
        boolean anchored = pattern.contains("/");
        pattern = pattern.startsWith("/") ? pattern.substring(1) : pattern;
        boolean impossible = pattern.isEmpty() || pattern.startsWith("/") || pattern.contains("//");
        return impossible ? null : new IgnoreRule(segments(pattern, anchored), negated, foldersOnly);
    }

    /** True when the rule speaks of {@code path}, its segments counted from the folder of the ignore file. */
    boolean matches(List<String> path, boolean folder) {
        return (folder || !foldersOnly) && matches(0, path, 0);
    }

    private boolean matches(int rule, List<String> path, int at) {
        if (rule == segments.size()) {
            return at == path.size();
        }
        String segment = segments.get(rule);
        if (segment.equals("**")) {
            return matchesAnyDepth(rule, path, at);
        }
        return at < path.size() && Glob.matches(segment, path.get(at)) && matches(rule + 1, path, at + 1);
    }

    private boolean matchesAnyDepth(int rule, List<String> path, int at) {
        if (rule == segments.size() - 1) {
            return at < path.size();
        }
        for (int from = at; from <= path.size(); from++) {
            if (matches(rule + 1, path, from)) {
                return true;
            }
        }
        return false;
    }

    private static List<String> segments(String pattern, boolean anchored) {
        List<String> segments = new ArrayList<>();
        if (!anchored) {
            segments.add("**");
        }
        int start = 0;
        while (start <= pattern.length()) {
            int slash = pattern.indexOf('/', start);
            int end = slash < 0 ? pattern.length() : slash;
            String segment = pattern.substring(start, end);
            boolean repeated = segment.equals("**")
                    && !segments.isEmpty()
                    && segments.get(segments.size() - 1).equals("**");
            if (!repeated) {
                segments.add(segment);
            }
            start = end + 1;
        }
        return segments;
    }

    private static String withoutTrailingSpaces(String line) {
        int end = line.length();
        while (end > 0 && line.charAt(end - 1) == ' ' && !(end > 1 && line.charAt(end - 2) == '\\')) {
            end--;
        }
        return line.substring(0, end);
    }
}
