package dev.mudlark.bench.starting;

import java.util.List;

/**
 * A question, and where texts would answer it.
 *
 * @param question the question
 * @param frames what stands around its answer, each on one line
 */
record Candidate(StarterQuestion question, List<Frame> frames) {
    Candidate {
        frames = List.copyOf(frames);
    }

    /** What a text says to a question. */
    enum Said {
        NOTHING,
        THE_ANSWER,
        ANOTHER
    }

    /** What a text on one line says: another answer, wherever it has one. */
    Said saidBy(String text) {
        Said said = Said.NOTHING;
        for (Frame frame : frames) {
            Said here = frame.saidBy(text, question.answer());
            said = here.compareTo(said) > 0 ? here : said;
        }
        return said;
    }

    /**
     * What stands before an answer and after it.
     *
     * @param before may be empty when {@code after} is not
     * @param after may be empty when {@code before} is not
     */
    record Frame(String before, String after) {
        /** Longest answer beside the right one, in UTF-16 units. */
        private static final int LONGEST = 60;

        private Said saidBy(String text, String answer) {
            boolean forward = before.length() >= after.length();
            String anchor = forward ? before : after;
            Said said = Said.NOTHING;
            for (int at = text.indexOf(anchor); at >= 0; at = text.indexOf(anchor, at + 1)) {
                boolean framed = forward ? follows(text, at + anchor.length()) : precedes(text, at);
                boolean same = forward
                        ? text.startsWith(answer + after, afterSeparator(text, at + anchor.length()))
                        : text.startsWith(before + answer, at - before.length() - answer.length());
                if (framed && !same) {
                    return Said.ANOTHER;
                }
                said = framed ? Said.THE_ANSWER : said;
            }
            return said;
        }

        private boolean follows(String text, int from) {
            int end = Math.min(text.length(), from + LONGEST + after.length());
            return text.substring(from, end).contains(after);
        }

        private boolean precedes(String text, int to) {
            int start = Math.max(0, to - LONGEST - before.length());
            return text.substring(start, to).contains(before);
        }

        private static int afterSeparator(String text, int from) {
            int at = from;
            while (at < text.length() && " :–—".indexOf(text.charAt(at)) >= 0) {
                at++;
            }
            return at;
        }
    }
}
