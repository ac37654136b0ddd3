package dev.mudlark.tools.folding;

/**
 * Cuts a text into the shortest stretches whose forms, one after the other, are the form of the text: mostly single
 * characters, else a letter with its marks. A stretch has at most 32 characters, so that a heap of marks costs no more
 * than other text (Unicode Standard Annex 15 calls such text stream-safe). All indexes are UTF-16 units.
 */
public final class Segments {

    private static final int MOST_TOGETHER = 32;
    private static final int ASCII = 0x80;

    private final Form form;
    private final SingleForms singles;
    private final StringBuilder joined = new StringBuilder();
    private String text = "";
    private int limit;
    private int at;
    private int start;
    private int end;
    private int codePoint;
    private int together;
    private boolean plain;

    /** For texts to be brought into a form. */
    public Segments(Form form) {
        this.form = form;
        this.singles = new SingleForms(form);
    }

    /** Starts with the part of a text from {@code from} to {@code to}. */
    public void read(String newText, int from, int to) {
        this.text = newText;
        this.limit = to;
        this.at = from;
        this.start = from;
        this.end = from;
        this.codePoint = 0;
        this.together = 0;
        this.plain = true;
    }

    /** Goes to the next stretch; false when there is none. */
    public boolean next() {
        skipInvisible();
        if (at >= limit) {
            return false;
        }
        start = at;
        codePoint = codePointAt(at);
        end = at + Character.charCount(codePoint);
        at = end;
        together = 1;
        if (at < limit && text.charAt(at) >= ASCII) {
            joinFollowing();
        }
        return true;
    }

    /** Passes over what is dropped; where the next stretch starts. */
    public int pass() {
        skipInvisible();
        return at;
    }

    private void joinFollowing() {
        int first = codePoint;
        skipInvisible();
        while (at < limit && together < MOST_TOGETHER) {
            int next = codePointAt(at);
            if (!Joining.joins(next)) {
                return;
            }
            plain = false;
            if (together++ == 1) {
                joined.setLength(0);
                joined.appendCodePoint(first);
            }
            joined.appendCodePoint(next);
            at += Character.charCount(next);
            end = at;
            skipInvisible();
        }
    }

    private void skipInvisible() {
        if (form.dropsInvisible()) {
            while (at < limit && text.charAt(at) >= ASCII) {
                int next = codePointAt(at);
                if (!Invisible.is(next)) {
                    return;
                }
                plain = false;
                at += Character.charCount(next);
            }
        }
    }

    private int codePointAt(int index) {
        char c = text.charAt(index);
        boolean pair = Character.isHighSurrogate(c) && index + 1 < limit;
        return pair ? text.codePointAt(index) : c;
    }

    /** Where the next stretch is looked for. */
    public int position() {
        return at;
    }

    /** True while every stretch since {@link #read} was a single character and nothing was dropped. */
    public boolean isPlain() {
        return plain;
    }

    /** Where the stretch starts in the text. */
    public int start() {
        return start;
    }

    /** Where it ends; what is dropped after it is not part of it. */
    public int end() {
        return end;
    }

    /** The form of the stretch when it is a single code point, else -1. */
    public int single() {
        return together == 1 ? singles.of(codePoint) : -1;
    }

    /** The form of the stretch. */
    public String text() {
        if (together > 1) {
            return form.ofSegment(joined.toString());
        }
        int single = singles.of(codePoint);
        return single >= 0 ? Character.toString(single) : form.ofSegment(Character.toString(codePoint));
    }
}
