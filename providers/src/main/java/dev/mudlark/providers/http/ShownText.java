package dev.mudlark.providers.http;

/** Text of somebody else in a message for people. */
public final class ShownText {

    private static final int LONGEST = 500;

    private ShownText() {}

    /** The text in one line of at most 500 characters, without control characters. */
    public static String line(String text) {
        StringBuilder line = new StringBuilder();
        text.codePoints()
                .map(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT ? ' ' : c)
                .limit(LONGEST)
                .forEach(line::appendCodePoint);
        String shown = line.toString().strip();
        return text.codePointCount(0, text.length()) > LONGEST ? shown + " …" : shown;
    }
}
