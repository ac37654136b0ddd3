package dev.mudlark.documents.index;

/**
 * Steps through the words of a text and the parts they are made of. A word is a run of letters and digits, with single
 * joiners ({@code _ - . '} and repeated underscores) inside: {@code sys.remote_exec}, {@code E-4471}. Its parts are
 * what stands between joiners and where case or kind changes: {@code remote}, {@code PyUnicode} gives {@code Py} and
 * {@code Unicode}, {@code utf8} gives {@code utf} and {@code 8}. Commas between groups of thousands belong to the number.
 */
final class WordParts {

    private static final int MOST_PARTS = 16;
    private static final int MOST_CHANGES = 4;
    private static final int GROUP = 3;

    private final int[] starts = new int[MOST_PARTS];
    private final int[] ends = new int[MOST_PARTS];
    private char[] text = new char[1024];
    private int length;
    private int at;
    private int wordStart;
    private int wordEnd;
    private int parts;

    /** Starts over with another text. */
    void reset(String newText) {
        length = newText.length();
        text = text.length < length ? new char[length] : text;
        newText.getChars(0, length, text, 0);
        at = 0;
        parts = 0;
    }

    /** Goes to the next word; false when there is none. */
    boolean next() {
        int start = at;
        while (start < length && !Letters.isWord(text, start, length)) {
            start++;
        }
        at = start;
        if (start == length) {
            return false;
        }
        wordStart = start;
        parts = 0;
        if (!plain(start)) {
            at = Letters.standsAlone(text, start, length) ? alone(start) : compound(start);
            wordEnd = withoutPossessive(at);
        }
        return true;
    }

    /** The short way for most words: ASCII letters, at most the first a capital, and nothing that could go on. */
    private boolean plain(int start) {
        int end = start + (Letters.isUpper(text[start]) ? 1 : 0);
        while (end < length && Letters.isLower(text[end])) {
            end++;
        }
        boolean over = end == length || Letters.endsWord(text[end], end + 1 < length ? text[end + 1] : ' ');
        if (!over || end == start) {
            return false;
        }
        add(start, end);
        at = end;
        wordEnd = end;
        return true;
    }

    /** The characters; only those of the text that was given last are valid. */
    char[] text() {
        return text;
    }

    /** UTF-16 index where the word starts. */
    int wordStart() {
        return wordStart;
    }

    /** UTF-16 index after the word. */
    int wordEnd() {
        return wordEnd;
    }

    /** How many parts the word has; at least 1. */
    int parts() {
        return parts;
    }

    /** UTF-16 index where a part starts. */
    int start(int part) {
        return starts[part];
    }

    /** UTF-16 index after a part. */
    int end(int part) {
        return ends[part];
    }

    private int alone(int start) {
        int end = start + Character.charCount(Character.codePointAt(text, start, length));
        add(start, end);
        return end;
    }

    private int compound(int start) {
        int from = start;
        while (true) {
            int end = segmentEnd(from);
            split(from, end);
            end = afterThousands(end);
            int next = belongsToWord(end) ? end : afterJoiner(end);
            if (next < 0) {
                return end;
            }
            from = next;
        }
    }

    /** Takes the groups of {@code 21,600,000} into one part. */
    private int afterThousands(int end) {
        int last = parts - 1;
        int after = end;
        while (ends[last] == after && groupsThousands(after, after - starts[last])) {
            after += GROUP + 1;
            ends[last] = after;
        }
        return after;
    }

    private int segmentEnd(int from) {
        int end = from;
        while (belongsToWord(end)) {
            end++;
        }
        return end;
    }

    private boolean belongsToWord(int index) {
        return index < length && Letters.isWord(text, index, length) && !Letters.standsAlone(text, index, length);
    }

    /** Where the word goes on after a joiner; -1 when it does not. */
    private int afterJoiner(int end) {
        int next = end;
        while (next < length && text[next] == '_') {
            next++;
        }
        if (next == end && next < length && Letters.isJoiner(text[next])) {
            next++;
        }
        return next > end && belongsToWord(next) ? next : -1;
    }

    /** True for the comma in {@code 21,600}: at most three digits before the first, exactly three after each. */
    private boolean groupsThousands(int comma, int before) {
        if (comma >= length || text[comma] != ',' || !Letters.isDigit(text[comma - 1])) {
            return false;
        }
        int digits = 0;
        while (comma + 1 + digits < length && Letters.isDigit(text[comma + 1 + digits])) {
            digits++;
        }
        return digits == GROUP && (before <= GROUP || text[comma - 1 - GROUP] == ',');
    }

    private void split(int from, int end) {
        int before = parts;
        int start = from;
        for (int i = from + 1; i < end; i++) {
            if (Letters.changes(text, i, end)) {
                add(start, i);
                start = i;
            }
        }
        add(start, end);
        if (parts - before > MOST_CHANGES || parts == MOST_PARTS) {
            parts = Math.min(before, MOST_PARTS - 1);
            add(from, end);
        }
    }

    private void add(int start, int end) {
        if (parts < MOST_PARTS) {
            starts[parts] = start;
            ends[parts] = end;
            parts++;
        }
    }

    /** Drops {@code 's} at the end of a word. */
    private int withoutPossessive(int end) {
        boolean possessive = parts > 1
                && end - starts[parts - 1] == 1
                && (text[end - 1] == 's' || text[end - 1] == 'S')
                && Letters.isApostrophe(text[end - 2]);
        if (possessive) {
            parts--;
            return end - 2;
        }
        return end;
    }
}
