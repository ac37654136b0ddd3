package dev.mudlark.tools.patterns;

import java.util.function.IntConsumer;

/** Runs an automaton over all lines of a text at once. */
public final class LineScan {

    private static final int BUFFER = 1 << 13;

    private final LineAutomaton automaton;
    private final char[] buffer = new char[BUFFER];

    /** With an automaton. */
    public LineScan(LineAutomaton automaton) {
        this.automaton = automaton;
    }

    /**
     * Hands over the numbers of the matching lines of a text, from 0. Lines end with LF, CR LF or CR.
     *
     * @param from where the first line starts, in UTF-16 units
     */
    public void scan(String text, int from, IntConsumer matching) {
        new Run(text, from, matching).all();
    }

    /** One text. */
    private final class Run {

        private final String text;
        private final IntConsumer matching;
        private final boolean returns;
        private int line;
        private int lineStart;
        private int at;
        private int state;

        Run(String text, int from, IntConsumer matching) {
            this.text = text;
            this.matching = matching;
            this.returns = text.indexOf('\r') >= 0;
            this.lineStart = from;
            this.at = from;
            this.state = automaton.start();
        }

        void all() {
            while (at < text.length()) {
                if (state < 0) {
                    decided();
                } else {
                    read();
                }
            }
            boolean open = lineStart < text.length();
            if (open && (LineAutomaton.isMatch(state) || (state > 0 && automaton.matchesAtEnd(state)))) {
                matching.accept(line);
            }
        }

        /** Reads from the text as much as fits into the buffer, or to where something is to be done. */
        private void read() {
            int count = Math.min(BUFFER, text.length() - at);
            text.getChars(at, at + count, buffer, 0);
            automaton.work(count);
            int base = at;
            while (at < base + count && state > 0) {
                at = base + quick(at - base, count);
                if (at < base + count) {
                    special();
                }
            }
        }

        /** To the first character that needs a closer look. */
        private int quick(int from, int count) {
            int[] table = automaton.table();
            char[] classOf = automaton.classOf();
            char[] read = buffer;
            int now = state;
            int i = from;
            while (i < count) {
                int next = table[now + classOf[read[i]]];
                if (next <= 0) {
                    break;
                }
                now = next;
                i++;
            }
            state = now;
            return i;
        }

        private void special() {
            char c = text.charAt(at);
            if (c == '\n' || c == '\r') {
                if (automaton.matchesAtEnd(state)) {
                    matching.accept(line);
                }
                nextLine(at);
                return;
            }
            boolean pair = Character.isHighSurrogate(c) && at + 1 < text.length();
            int codePoint = pair ? text.codePointAt(at) : c;
            state = automaton.after(state, codePoint);
            at += Character.charCount(codePoint);
        }

        /** Passes over the rest of a line of which it is clear whether it matches. */
        private void decided() {
            if (LineAutomaton.isMatch(state)) {
                matching.accept(line);
            }
            int end = text.indexOf('\n', at);
            end = end < 0 ? text.length() : end;
            int other = returns ? text.indexOf('\r', at) : -1;
            nextLine(other >= 0 && other < end ? other : end);
        }

        private void nextLine(int end) {
            boolean both = returns && text.startsWith("\r\n", end);
            at = Math.min(text.length(), end + (both ? 2 : 1));
            lineStart = at;
            line++;
            state = automaton.start();
        }
    }
}
