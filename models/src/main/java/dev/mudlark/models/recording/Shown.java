package dev.mudlark.models.recording;

/** Text of a file that may be anything, as it may stand in a message. */
final class Shown {

    private static final int LONGEST = 60;

    private Shown() {}

    /** The beginning in one line, without control characters. */
    static String of(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints()
                .limit(LONGEST)
                .map(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT ? '?' : c)
                .forEach(shown::appendCodePoint);
        return text.codePointCount(0, text.length()) > LONGEST ? shown + "…" : shown.toString();
    }
}
