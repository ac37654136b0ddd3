package dev.mudlark.context;

import java.util.regex.Pattern;

/** Tells what only programmers of a library can read. */
public final class PlainWords {

    private static final Pattern BETWEEN = Pattern.compile("[^\\p{Alnum}_.()]+");

    private PlainWords() {}

    /** True when a text names a class, a method or a setting: {@code a.b.Name}, {@code someName()}, {@code SOME_NAME}. */
    public static boolean speaksOfCode(String text) {
        return text.codePoints().anyMatch(c -> c == '`') || words(text);
    }

    private static boolean words(String text) {
        for (String word : BETWEEN.split(text)) {
            if (word.contains("Exception") || word.endsWith("()") || isCamelCase(word)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCamelCase(String word) {
        for (int i = 1; i < word.length() - 1; i++) {
            if (Character.isLowerCase(word.charAt(i - 1)) && Character.isUpperCase(word.charAt(i))) {
                return true;
            }
        }
        return false;
    }
}
