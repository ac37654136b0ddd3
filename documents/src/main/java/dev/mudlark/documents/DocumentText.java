package dev.mudlark.documents;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Immutable text addressed by code points. The only place that knows about UTF-16. */
public final class DocumentText {

    private static final int MARK_EVERY = 4096;
    private static final int[] NONE = {};

    private final String text;
    private final int length;
    /** Empty when each code point is one UTF-16 unit. */
    private final int[] marks;
    /** What {@link #keep} keeps, if anything. */
    private volatile @Nullable Map<Class<?>, Object> kept;

    private DocumentText(String text) {
        this.text = text;
        this.length = text.codePointCount(0, text.length());
        this.marks = length == text.length() ? NONE : marks(text, length);
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
        if (marks.length == 0) {
            return index;
        }
        int found = Arrays.binarySearch(marks, index);
        int mark = found >= 0 ? found : -found - 2;
        return mark * MARK_EVERY + text.codePointCount(marks[mark], index);
    }

    /** The UTF-16 index of a code point offset. */
    public int toIndex(int offset) {
        if (marks.length == 0) {
            return offset;
        }
        int mark = offset / MARK_EVERY;
        return text.offsetByCodePoints(marks[mark], offset % MARK_EVERY);
    }

    /** The UTF-16 index of every so-many-th code point, so that no place needs a walk from the beginning. */
    private static int[] marks(String text, int length) {
        int[] marks = new int[length / MARK_EVERY + 1];
        for (int i = 1; i < marks.length; i++) {
            marks[i] = text.offsetByCodePoints(marks[i - 1], MARK_EVERY);
        }
        return marks;
    }

    /** The whole text. */
    @Override
    public String toString() {
        return text;
    }

    /**
     * Keeps with this text what was made from it, such as a form that is quicker to search, so that all who read the text
     * share it and it is gone when the text is. Tell apart by identity: equal texts are kept apart.
     *
     * @param kind one object of each class is kept
     * @param change gives the object to keep for the one that was kept until now (null when there was none); runs while
     *     other calls for this text wait, so it should not compute much
     * @return what is kept now
     */
    public <T> T keep(Class<T> kind, Function<@Nullable T, T> change) {
        Object now = places().compute(kind, (k, old) -> change.apply(kind.cast(old)));
        return kind.cast(now);
    }

    private Map<Class<?>, Object> places() {
        Map<Class<?>, Object> places = kept;
        if (places == null) {
            synchronized (this) {
                places = kept == null ? new ConcurrentHashMap<>(4) : kept;
                kept = places;
            }
        }
        return places;
    }

    @Override
    public boolean equals(@Nullable Object other) {
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
