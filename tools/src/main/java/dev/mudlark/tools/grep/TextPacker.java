package dev.mudlark.tools.grep;

import dev.mudlark.tools.folding.Form;
import dev.mudlark.tools.folding.Segments;
import dev.mudlark.tools.folding.Utf8Text;

/** Appends texts to packed text, folded, with a line feed at the end of each line. */
final class TextPacker {

    private static final int ASCII = 0x80;
    private static final int BETWEEN_LANDMARKS = 1024;
    /** No code point below composes with another. */
    private static final int FIRST_COMPOSING = 0x300;

    private static final char SOFT_HYPHEN = '\u00ad';

    private final Utf8Text into;
    private final Segments segments = new Segments(Form.FOLDED);
    private int lines;
    private int lineStart;
    private boolean ascii;
    private boolean returns;
    private boolean composed;
    private int lastLandmark;
    private final Ints packed = new Ints();
    private final Ints original = new Ints();
    /** Where the lines start in which letters were joined or dropped. */
    private final Ints joined = new Ints();

    TextPacker(Utf8Text into) {
        this.into = into;
    }

    /** Begins with a new source. */
    void begin() {
        lines = 0;
        ascii = true;
        returns = false;
        composed = true;
        lineStart = into.length();
        lastLandmark = lineStart;
        packed.take();
        original.take();
    }

    /** Lines since {@link #begin}. */
    int lines() {
        return lines;
    }

    /** What is known about the document since {@link #begin}. */
    Source.Traits ofDocument() {
        boolean direct = ascii && !returns;
        return new Source.Traits(direct, returns, composed, direct ? Landmarks.NONE : landmarks());
    }

    /** What is known about the rows since {@link #begin}. */
    Source.Traits ofRows() {
        return new Source.Traits(false, false, composed, landmarks());
    }

    private Landmarks landmarks() {
        return new Landmarks(packed.take(), original.take());
    }

    /** Where the lines start, in bytes since the last time, in which a letter was not packed by itself. */
    int[] takeJoined() {
        return joined.take();
    }

    /** Adds a text and, where it has none, the end of its last line. */
    void add(String text) {
        int at = LineBreaks.first(text);
        ascii &= at == 0;
        boolean open = at < text.length();
        while (at < text.length()) {
            at = addAscii(text, at);
            if (at < text.length()) {
                at = addOther(text, at);
            }
        }
        char last = open ? text.charAt(text.length() - 1) : '\n';
        if (last != '\n' && last != '\r') {
            endLine();
        }
    }

    /** Adds a text that is one line, even when there is nothing in it. */
    void addLine(String text) {
        int before = lines;
        add(text);
        if (lines == before) {
            endLine();
        }
        landmark(lines);
    }

    private void endLine() {
        into.reserve(1);
        into.appendAscii('\n');
        lines++;
        lineStart = into.length();
    }

    /** Remembers the line that starts here, unless another is near. */
    private void landmark(int inOriginal) {
        if (lineStart - lastLandmark >= BETWEEN_LANDMARKS) {
            packed.add(lineStart);
            original.add(inOriginal);
            lastLandmark = lineStart;
        }
    }

    /** To the first code point that is not ASCII, or the end. */
    private int addAscii(String text, int from) {
        into.reserve(text.length() - from + 1);
        int at = from;
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c >= ASCII) {
                break;
            }
            if (c >= 'A' && c <= 'Z') {
                into.appendAscii(c + ('a' - 'A'));
            } else if (c == '\n' || c == '\r') {
                returns |= c == '\r';
                boolean both = c == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
                if (!both) {
                    endLine();
                    landmark(at + 1);
                }
            } else {
                into.appendAscii(c);
            }
        }
        return at;
    }

    /** From a code point that is not ASCII to the next that is. */
    private int addOther(String text, int from) {
        ascii = false;
        int start = from;
        if (from > 0 && mayTouchTheLast(text.charAt(from)) && isLetter(text.charAt(from - 1))) {
            into.dropLast();
            start--;
        }
        segments.read(text, start, text.length());
        for (int at = segments.pass(); isOther(text, at, start); at = segments.pass()) {
            segments.next();
            put(text);
        }
        if (!segments.isPlain() && joined.last(-1) != lineStart) {
            joined.add(lineStart);
        }
        return segments.position();
    }

    private static boolean isOther(String text, int at, int start) {
        return at < text.length() && (at == start || text.charAt(at) >= ASCII);
    }

    /** True for what may join the letter before it, at once or after something invisible. */
    private static boolean mayTouchTheLast(char c) {
        return c >= FIRST_COMPOSING || c == SOFT_HYPHEN;
    }

    private static boolean isLetter(char c) {
        return c < ASCII && c != '\n' && c != '\r';
    }

    private void put(String text) {
        int single = segments.single();
        if (single >= 0) {
            into.append(single);
        } else {
            into.append(segments.text());
        }
        if (composed && text.charAt(segments.end() - 1) >= FIRST_COMPOSING) {
            String part = text.substring(segments.start(), segments.end());
            composed = Form.COMPOSED.of(part).equals(part);
        }
    }
}
