package dev.mudlark.evaluation;

import dev.mudlark.evaluation.text.ContentWords;
import dev.mudlark.evaluation.text.FoldedText;
import dev.mudlark.evaluation.text.Keyword;
import java.util.Set;

/** A text as answers are compared: what is told about labels before a run is what the run will score. */
public final class ComparedText {
    private final FoldedText folded;

    private ComparedText(FoldedText folded) {
        this.folded = folded;
    }

    /** Folds a text: case, dashes, quotes, white space and thousands separators do not count. */
    public static ComparedText of(String text) {
        return new ComparedText(FoldedText.of(text));
    }

    /** True when an answer of this text would count as containing the expected keyword. */
    public boolean holds(String keyword) {
        return new Keyword(keyword).standsIn(folded);
    }

    /** The distinct words in the order they first stand, without English words that are too common to count. */
    public Set<String> contentWords() {
        return ContentWords.of(folded);
    }

    /** All distinct words in the order they first stand. */
    public Set<String> words() {
        return ContentWords.all(folded);
    }

    /** The folded text. */
    public String value() {
        return folded.value();
    }
}
