package dev.mudlark.bench.run;

/** Makes names fit for folders and configs: letters, digits, dots, dashes and underscores, at most 60. */
final class FolderName {

    private static final int LONGEST = 60;

    private FolderName() {}

    static String of(String name) {
        StringBuilder safe = new StringBuilder();
        name.codePoints()
                .limit(LONGEST)
                .map(c -> Character.isLetterOrDigit(c) || c == '.' || c == '-' || c == '_' ? c : '_')
                .forEach(safe::appendCodePoint);
        boolean onlyDots = safe.chars().allMatch(c -> c == '.');
        return onlyDots ? "run" : safe.toString();
    }
}
