package dev.mudlark.tools.builtin;

import java.util.HexFormat;

/** What a model wrote, as a message may repeat it: on one line, not longer than it must be, nothing hidden in it. */
public final class Shown {

    /** Most code points that a message repeats of a text. */
    public static final int MOST = 120;

    private static final int LAST_OF_PLANE = 0xffff;

    private Shown() {}

    /** At most {@value #MOST} code points, control and format characters written as escapes. */
    public static String text(String written) {
        return text(written, MOST);
    }

    /** At most {@code most} code points of the text. */
    public static String text(String written, int most) {
        StringBuilder shown = new StringBuilder();
        int index = 0;
        for (int count = 0; index < written.length() && count < most; count++) {
            int codePoint = written.codePointAt(index);
            append(codePoint, shown);
            index += Character.charCount(codePoint);
        }
        return index < written.length() ? shown.append('…').toString() : shown.toString();
    }

    private static void append(int codePoint, StringBuilder shown) {
        if (!isHidden(codePoint)) {
            shown.appendCodePoint(codePoint);
        } else if (codePoint <= LAST_OF_PLANE) {
            shown.append("\\u").append(HexFormat.of().toHexDigits((char) codePoint));
        } else {
            shown.append("\\u{")
                    .append(HexFormat.of().toHexDigits(codePoint, 6))
                    .append('}');
        }
    }

    private static boolean isHidden(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
