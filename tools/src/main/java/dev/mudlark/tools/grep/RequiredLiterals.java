package dev.mudlark.tools.grep;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds texts of which every match of a pattern must hold one, so that most lines need not be given to the slower engine.
 * When in doubt there are none.
 */
final class RequiredLiterals {

    private static final List<String> NONE = List.of();
    private static final String QUOTE = "\\Q";
    private static final String UNQUOTE = "\\E";
    private static final int MOST = 16;
    private static final int DEEPEST = 20;

    private final String pattern;
    private int at;
    private int depth;

    private RequiredLiterals(String pattern) {
        this.pattern = pattern;
    }

    /** Such texts; empty when there are none or the pattern is not understood well enough. */
    static List<String> of(String pattern) {
        RequiredLiterals parser = new RequiredLiterals(pattern);
        try {
            List<String> found = parser.alternatives();
            return parser.at == pattern.length() ? found : NONE;
        } catch (NotUnderstood e) {
            return NONE;
        }
    }

    /** A match holds one of the texts of its branch, so every branch must have some. */
    private List<String> alternatives() throws NotUnderstood {
        if (++depth > DEEPEST) {
            throw new NotUnderstood();
        }
        List<String> all = new ArrayList<>(new Sequence().read());
        boolean known = !all.isEmpty();
        while (at < pattern.length() && pattern.charAt(at) == '|') {
            at++;
            List<String> branch = new Sequence().read();
            known &= !branch.isEmpty();
            all.addAll(branch);
        }
        depth--;
        return known && all.size() <= MOST ? all.stream().distinct().toList() : NONE;
    }

    /** One branch of a pattern, piece by piece. */
    private final class Sequence {

        private final StringBuilder run = new StringBuilder();
        private List<String> best = NONE;

        List<String> read() throws NotUnderstood {
            while (at < pattern.length() && pattern.charAt(at) != '|' && pattern.charAt(at) != ')') {
                step(pattern.charAt(at));
            }
            endRun();
            return best;
        }

        private void step(char c) throws NotUnderstood {
            switch (c) {
                case '\\' -> escape();
                case '[' -> {
                    endRun();
                    at += PatternScan.classLength(pattern, at);
                }
                case '(' -> group();
                case '*', '?', '{' -> optional();
                case '+', '.', '^', '$' -> {
                    endRun();
                    at++;
                }
                default -> literal(pattern.codePointAt(at));
            }
        }

        private void group() throws NotUnderstood {
            endRun();
            at = PatternScan.groupStart(pattern, at);
            if (at < 0) {
                throw new NotUnderstood();
            }
            List<String> inside = alternatives();
            if (at >= pattern.length()) {
                throw new NotUnderstood();
            }
            at++;
            boolean optional = at < pattern.length() && "*?{".indexOf(pattern.charAt(at)) >= 0;
            if (!optional) {
                offer(inside);
            }
        }

        /** An escaped mark is itself; an escaped letter stands for something else. */
        private void escape() throws NotUnderstood {
            if (pattern.startsWith(QUOTE, at)) {
                quoted();
                return;
            }
            int next = at + 1 < pattern.length() ? pattern.codePointAt(at + 1) : 'Q';
            if (next < 0x80 && !Character.isLetterOrDigit(next)) {
                at++;
                literal(next);
                return;
            }
            if ("bBdDsSwWAztnrfv".indexOf(next) < 0) {
                throw new NotUnderstood();
            }
            endRun();
            at += 2;
        }

        /** What stands between the two marks is itself, all of it. */
        private void quoted() throws NotUnderstood {
            int end = pattern.indexOf(UNQUOTE, at + QUOTE.length());
            if (end < 0) {
                throw new NotUnderstood();
            }
            run.append(pattern, at + QUOTE.length(), end);
            at = end + UNQUOTE.length();
        }

        private void literal(int codePoint) {
            run.appendCodePoint(codePoint);
            at += Character.charCount(codePoint);
        }

        /** What stands before may be missing. */
        private void optional() {
            if (!run.isEmpty()) {
                run.setLength(run.offsetByCodePoints(run.length(), -1));
            }
            endRun();
            int close = pattern.charAt(at) == '{' ? pattern.indexOf('}', at) : -1;
            boolean repeat = close > 0 && PatternScan.repeatCount(pattern.substring(at + 1, close)) > 0;
            at = repeat ? close + 1 : at + 1;
        }

        private void endRun() {
            if (!run.isEmpty()) {
                offer(List.of(run.toString()));
                run.setLength(0);
            }
        }

        /** The longer texts are the rarer ones. */
        private void offer(List<String> texts) {
            if (shortest(texts) > shortest(best)) {
                best = texts;
            }
        }
    }

    private static int shortest(List<String> texts) {
        return texts.stream().mapToInt(String::length).min().orElse(0);
    }

    /** The pattern has something this class does not know. */
    private static final class NotUnderstood extends Exception {

        private static final long serialVersionUID = 1L;
    }
}
