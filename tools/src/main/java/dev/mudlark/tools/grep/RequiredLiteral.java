package dev.mudlark.tools.grep;

/**
 * Finds text that every match of a pattern must hold, so that most lines need not be given to the slower engine. When in
 * doubt there is none.
 */
final class RequiredLiteral {

    private static final String NONE = "";

    private final String pattern;
    private final StringBuilder run = new StringBuilder();
    private String longest = NONE;
    private int at;
    private int depth;

    private RequiredLiteral(String pattern) {
        this.pattern = pattern;
    }

    /** The longest such text, or an empty one. */
    static String of(String pattern) {
        boolean unclear = pattern.contains("(?") || pattern.contains("\\Q") || hasOctal(pattern);
        return unclear ? NONE : new RequiredLiteral(pattern).find();
    }

    private static boolean hasOctal(String pattern) {
        for (int i = pattern.indexOf('\\'); i >= 0 && i + 1 < pattern.length(); i = pattern.indexOf('\\', i + 2)) {
            if (Character.isDigit(pattern.charAt(i + 1))) {
                return true;
            }
        }
        return false;
    }

    private String find() {
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            if (c == '|' && depth == 0) {
                return NONE;
            }
            step(c);
        }
        endRun();
        return depth == 0 ? longest : NONE;
    }

    private void step(char c) {
        switch (c) {
            case '\\' -> escape();
            case '[' -> {
                endRun();
                at += PatternScan.classLength(pattern, at);
            }
            case '(', ')' -> {
                endRun();
                depth += c == '(' ? 1 : -1;
                at++;
            }
            case '*', '?', '{' -> optional(c);
            case '+', '.', '^', '$', '|' -> {
                endRun();
                at++;
            }
            default -> literal(pattern.codePointAt(at));
        }
    }

    /** An escaped mark is itself; an escaped letter or digit stands for something else. */
    private void escape() {
        int next = at + 1 < pattern.length() ? pattern.codePointAt(at + 1) : 'x';
        at++;
        if (next < 0x80 && !Character.isLetterOrDigit(next)) {
            literal(next);
            return;
        }
        endRun();
        boolean braced = at + 1 < pattern.length() && pattern.charAt(at + 1) == '{' && "pPx".indexOf(next) >= 0;
        int close = braced ? pattern.indexOf('}', at) : -1;
        boolean oneMore = !braced && "pP".indexOf(next) >= 0;
        at = close > 0 ? close + 1 : Math.min(pattern.length(), at + (oneMore ? 2 : next == 'x' ? 3 : 1));
    }

    private void literal(int codePoint) {
        if (depth == 0) {
            run.appendCodePoint(codePoint);
        }
        at += Character.charCount(codePoint);
    }

    /** What stands before may be missing. */
    private void optional(char c) {
        if (!run.isEmpty()) {
            run.setLength(run.offsetByCodePoints(run.length(), -1));
        }
        endRun();
        int close = c == '{' ? pattern.indexOf('}', at) : -1;
        boolean repeat = close > 0 && PatternScan.repeatCount(pattern.substring(at + 1, close)) > 0;
        at = repeat ? close + 1 : at + 1;
    }

    private void endRun() {
        if (run.length() > longest.length()) {
            longest = run.toString();
        }
        run.setLength(0);
    }
}
