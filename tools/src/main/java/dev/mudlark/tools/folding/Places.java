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

    private static final int STEPS_BETWEEN_CHECKS = 1 << 14;

    private final Segments segments;
    private final Unit unit;
    private final int to;
    /** Where the form of the present stretch ends. */
    private int formEnd;

    private boolean over;
    private int steps;
    private final Runnable checkTime;

    /**
     * Of the part of {@code text} from {@code from} to {@code to}, where the form starts at 0.
     *
     * @param checkTime run now and then in a long text; may throw
     */
    public Places(Form form, Unit unit, String text, int from, int to, Runnable checkTime) {
        this.segments = new Segments(form);
        this.unit = unit;
        this.to = to;
        this.checkTime = checkTime;
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
        if (++steps % STEPS_BETWEEN_CHECKS == 0) {
            checkTime.run();
        }
        if (!segments.next()) {
            over = true;
            return;
        }
        int single = segments.single();
        formEnd += single >= 0 ? length(single) : length(segments.text());
    }

    private int length(int codePoint) {
        return unit == Unit.CHARS ? Character.charCount(codePoint) : Utf8Text.length(codePoint);
    }

    private int length(String text) {
        return unit == Unit.CHARS
                ? text.length()
                : text.codePoints().map(Utf8Text::length).sum();
    }
}
