package dev.mudlark.tools.folding;

/**
 * Leads from places of a text's form back to the text. Goes forward only: ask for places in their order. Indexes of the
 * text are UTF-16 units.
 */
public final class Places {

    /** In what places of the form are counted. */
    public enum Unit {
        /** UTF-16 units. */
        CHARS,
        /** Bytes of UTF-8, three for a lone surrogate. */
        BYTES
    }

    private final Segments segments;
    private final Unit unit;
    private final int to;
    /** Where the form of the present stretch ends. */
    private int formEnd;

    private boolean over;

    /** Of the part of {@code text} from {@code from} to {@code to}, where the form starts at 0. */
    public Places(Form form, Unit unit, String text, int from, int to) {
        this.segments = new Segments(form);
        this.unit = unit;
        this.to = to;
        segments.read(text, from, to);
    }

    /** Where what gave the unit {@code place} of the form starts in the text; the end of the text past the form's end. */
    public int start(int place) {
        while (!over && formEnd <= place) {
            step();
        }
        return over ? to : segments.start();
    }

    /** Where what gave the unit before {@code place} of the form ends in the text. */
    public int end(int place) {
        while (!over && formEnd < place) {
            step();
        }
        return over ? to : segments.end();
    }

    private void step() {
        if (!segments.next()) {
            over = true;
            return;
        }
        int single = segments.single();
        formEnd += single >= 0 ? length(single) : length(segments.text());
    }

    private int length(int codePoint) {
        return unit == Unit.CHARS ? Character.charCount(codePoint) : Utf8.length(codePoint);
    }

    private int length(String text) {
        return unit == Unit.CHARS
                ? text.length()
                : text.codePoints().map(Utf8::length).sum();
    }
}
