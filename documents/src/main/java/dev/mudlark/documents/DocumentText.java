package dev.mudlark.documents;

/** Immutable text addressed by code points. The only place that knows about UTF-16. */
public final class DocumentText {

    private final String text;
    private final int length;
    private final boolean bmpOnly;

    private DocumentText(String text) {
        this.text = text;
        this.length = text.codePointCount(0, text.length());
        this.bmpOnly = length == text.length();
    }

    /** Wraps {@code text}. */
    public static DocumentText of(String text) {
        return new DocumentText(text);
    }

    /** Number of code points. */
    public int length() {
        return length;
    }

    /** The text from {@code start} to {@code end}, in code points, both clamped to the text. */
    public String slice(int start, int end) {
        int from = clamp(start);
        int to = Math.max(from, clamp(end));
        return text.substring(toIndex(from), toIndex(to));
    }

    /** The window of at most {@code size} code points from {@code start}; empty past the end. */
    public TextWindow window(int start, int size) {
        int from = clamp(start);
        int to = (int) Math.min(length, (long) from + Math.max(0, size));
        return new TextWindow(slice(from, to), from, to, length);
    }

    /** The code point offset of a UTF-16 index of {@link #toString()}. */
    public int offsetOf(int index) {
        return bmpOnly ? index : text.codePointCount(0, index);
    }

    /** The UTF-16 index of a code point offset. */
    public int toIndex(int offset) {
        return bmpOnly ? offset : text.offsetByCodePoints(0, offset);
    }

    /** The whole text. */
    @Override
    public String toString() {
        return text;
    }

    @Override
    public boolean equals(@org.jspecify.annotations.Nullable Object other) {
        return other instanceof DocumentText that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    private int clamp(int offset) {
        return Math.max(0, Math.min(length, offset));
    }
}
