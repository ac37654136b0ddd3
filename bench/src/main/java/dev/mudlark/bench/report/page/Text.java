package dev.mudlark.bench.report.page;

/** Text that others wrote, made fit to be shown. Escaping is left to j2html. */
final class Text {

    private Text() {}

    /**
     * Control characters, the marks that turn the direction of text, and lone surrogates as visible signs, so that what
     * is shown is what is there.
     */
    static String visible(String text) {
        if (isPlain(text)) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> out.appendCodePoint(isShown(c) ? c : sign(c)));
        return out.toString();
    }

    /** True for what most texts are: nothing but ASCII signs, spaces and line ends. */
    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ((c < ' ' && c != '\n' && c != '\t') || c > '~') {
                return false;
            }
        }
        return true;
    }

    /** At most {@code most} code points, with an ellipsis where there were more. */
    static String shortened(String text, int most) {
        return text.codePointCount(0, text.length()) <= most
                ? text
                : text.substring(0, text.offsetByCodePoints(0, most)).stripTrailing() + "\u2026";
    }

    /** False for what {@link #visible} replaces. */
    static boolean isShown(int c) {
        boolean control = Character.getType(c) == Character.CONTROL && c != '\n' && c != '\t';
        boolean turns = (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
        return !control && !turns && Character.getType(c) != Character.SURROGATE;
    }

    /** The control pictures of Unicode where there is one. */
    private static int sign(int c) {
        return c < 0x20 ? 0x2400 + c : c == 0x7f ? 0x2421 : 0xfffd;
    }
}
