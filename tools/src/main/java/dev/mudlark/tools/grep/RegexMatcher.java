package dev.mudlark.tools.grep;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import dev.mudlark.context.Counted;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.builtin.Folding;
import dev.mudlark.tools.folding.Form;
import dev.mudlark.tools.folding.Places;
import java.util.BitSet;
import java.util.List;

/**
 * Lines in which a regular expression of RE2 matches. Time is linear in the text, whatever the pattern; but a large
 * pattern takes long for each character, so only the beginning of a long line is read.
 */
final class RegexMatcher implements LineMatcher {

    private static final String IGNORE_CASE = "(?i)";
    private static final int LONGEST_PATTERN = 200;
    private static final int LARGEST_PROGRAM = 3000;
    /** Code points of a line that are read. */
    static final int LONGEST_READ = 2000;
    /** The most steps for reading a long line to its end, where its beginning cannot tell: about a tenth of a second. */
    private static final long MOST_STEPS = 10_000_000;
    /** What looks at the character after a match. */
    private static final List<String> LOOK_AFTER = List.of("$", "\\z", "\\b", "\\B");

    private final String written;
    private final Pattern pattern;
    private final List<String> literals;
    private final boolean caseSensitive;

    /** @throws ToolException {@code invalid_pattern} with the reason */
    RegexMatcher(String written, boolean caseSensitive) throws ToolException {
        this.written = written;
        String composed = Folding.composed(written);
        boolean flagged = composed.startsWith(IGNORE_CASE);
        String bare = flagged ? composed.substring(IGNORE_CASE.length()) : composed;
        this.caseSensitive = caseSensitive && !flagged;
        this.pattern = compiled(bare, this.caseSensitive);
        this.literals = RequiredLiterals.of(bare).stream().map(Folding::folded).toList();
    }

    private static Pattern compiled(String text, boolean caseSensitive) throws ToolException {
        int length = text.codePointCount(0, text.length());
        if (length > LONGEST_PATTERN) {
            throw error("it has " + Counted.of(length, "character") + ", at most " + LONGEST_PATTERN + " are allowed");
        }
        RepeatLimit.check(text);
        try {
            Pattern pattern = Pattern.compile(text, caseSensitive ? 0 : Pattern.CASE_INSENSITIVE);
            if (pattern.programSize() > LARGEST_PROGRAM) {
                throw error("it is too large; use smaller repeat counts");
            }
            return pattern;
        } catch (PatternSyntaxException e) {
            throw error(e.getDescription() + " in `" + e.getPattern()
                    + "`; look-around and back-references do not exist here, a code point is written \\x{4e00}");
        }
    }

    static ToolException error(String reason) {
        return new ToolException(
                "invalid_pattern",
                "The regular expression cannot be used: " + reason
                        + ". A correct example: {\"pattern\": \"version \\\\d+\", \"regex\": true}. For plain words leave"
                        + " out regex.");
    }

    @Override
    public Matches matches(LineText text, Runnable checkTime) {
        BitSet candidates = candidates(text);
        LineNumbers found = new LineNumbers();
        int partlyRead = 0;
        for (int line = candidates.nextSetBit(0); line >= 0; line = candidates.nextSetBit(line + 1)) {
            checkTime.run();
            String head = text.composedHead(line, LONGEST_READ);
            boolean whole = head.length() == text.composedLine(line).length();
            if (matches(head, whole, text, line)) {
                found.add(line);
            } else if (!whole) {
                partlyRead++;
            }
        }
        return new Matches(found, partlyRead);
    }

    private boolean matches(String head, boolean whole, LineText text, int line) {
        Matcher matcher = pattern.matcher(head);
        if (!matcher.find()) {
            return false;
        }
        boolean sure =
                whole || matcher.end() < head.length() || LOOK_AFTER.stream().noneMatch(written::contains);
        return sure || matchesWhole(text.composedLine(line));
    }

    /** For a match that reaches the end of what was read, where a line seems to end that goes on. */
    private boolean matchesWhole(String line) {
        return (long) line.length() * pattern.programSize() <= MOST_STEPS
                && pattern.matcher(line).find();
    }

    /** The lines that hold one of the required texts; every line when none is required. */
    private BitSet candidates(LineText text) {
        BitSet lines = new BitSet(text.lines());
        if (literals.isEmpty()) {
            lines.set(0, text.lines());
        }
        String searched = text.searched(false);
        for (String literal : literals) {
            int at = searched.indexOf(literal);
            while (at >= 0) {
                int line = text.lineAt(at, false);
                lines.set(line);
                at = searched.indexOf(literal, Math.max(text.searchedEnd(line, false), at + 1));
            }
        }
        return lines;
    }

    @Override
    public Found in(String line) {
        String composed = Folding.composed(line);
        boolean isShort = composed.codePointCount(0, composed.length()) <= LONGEST_READ;
        int end = isShort ? composed.length() : composed.offsetByCodePoints(0, LONGEST_READ);
        Matcher matcher = pattern.matcher(composed.substring(0, end));
        if (!matcher.find()) {
            return new Found(0, 0);
        }
        Places places = new Places(Form.COMPOSED, Places.Unit.CHARS, line, 0, line.length());
        return new Found(places.start(matcher.start()), places.end(matcher.end()));
    }

    @Override
    public String describe() {
        return "a match of `" + written + "`";
    }
}
