package dev.mudlark.tools.patterns;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import dev.mudlark.context.Counted;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.builtin.Shown;
import dev.mudlark.tools.folding.Form;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;

/** A regular expression written by a model. Matching takes time linear in the text. Safe for use by several threads. */
public final class SafePattern {

    private static final int LONGEST_PATTERN = 200;
    private static final int LARGEST_PROGRAM = 3000;
    private static final int COST_OF_STEP = 4;

    private final String written;
    private final Pattern pattern;
    private final Optional<Program> program;
    private final List<Set<String>> required;

    private final boolean foldsSomewhere;

    private SafePattern(String written, Pattern pattern, boolean foldsSomewhere, Optional<Node> node) {
        this.written = written;
        this.foldsSomewhere = foldsSomewhere;
        this.pattern = pattern;
        this.program = node.flatMap(Program::of);
        this.required = node.map(RequiredLiterals::of).orElse(List.of());
    }

    /**
     * Compiles a pattern; accents in it are joined with their letters.
     *
     * @throws ToolException {@code invalid_pattern} with the reason and a correct example
     */
    public static SafePattern compile(String written, boolean caseSensitive) throws ToolException {
        String text = Form.COMPOSED.of(written);
        int length = text.codePointCount(0, text.length());
        if (length > LONGEST_PATTERN) {
            throw error("it has " + Counted.of(length, "character") + ", at most " + LONGEST_PATTERN + " are allowed");
        }
        RepeatLimit.check(text);
        try {
            boolean foldsSomewhere = !caseSensitive || text.contains("(?");
            String safe = foldsSomewhere ? EndlessFolds.safe(text) : text;
            Pattern pattern = Pattern.compile(safe, caseSensitive ? 0 : Pattern.CASE_INSENSITIVE);
            if (pattern.programSize() > LARGEST_PROGRAM) {
                throw error("it is too large; use smaller repeat counts");
            }
            return new SafePattern(written, pattern, foldsSomewhere, PatternParser.parse(safe, !caseSensitive));
        } catch (PatternSyntaxException e) {
            // The engine may quote the pattern as it was handed over, with marks that nobody wrote.
            String shown = written.contains(e.getPattern()) ? e.getPattern() : Shown.text(written);
            throw error(e.getDescription() + " in `" + shown
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

    /**
     * Sets of texts of which a match must hold one each, folded character by character: they stand in the folded line
     * wherever nothing was joined or dropped in folding.
     */
    public List<Set<String>> required() {
        return required;
    }

    /**
     * An automaton that decides the same as RE2/J whether a line matches; empty when the pattern is too large for one or
     * not understood.
     *
     * @param work told how many characters were looked at; may throw
     */
    public Optional<LineAutomaton> automaton(IntConsumer work) {
        return program.map(steps -> new LineAutomaton(steps, work));
    }

    /** What RE2/J needs for a character at most, in characters that are only looked at. */
    public int cost() {
        return pattern.programSize() * COST_OF_STEP;
    }

    /** RE2/J on a text. */
    public Matcher matcher(CharSequence text) {
        return pattern.matcher(foldsSomewhere ? new FoldableText(text) : text);
    }

    /** As the model wrote it. */
    @Override
    public String toString() {
        return written;
    }
}
