package dev.mudlark.routing;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A question and the tool it should lead to.
 *
 * @param id unique in its set
 * @param text the user's words, never blank
 * @param expected the tools that are right, in the order of the file; empty when none should be called
 * @param split what it is for
 * @param source where it comes from, when that is known
 * @param line where it stands in its file, from 1
 */
public record RoutingQuestion(
        String id, String text, List<String> expected, Split split, Optional<String> source, int line) {

    /** Stands for no tool, in files and tables. */
    public static final String NONE = "none";

    private static final Pattern SPACE = Pattern.compile("[\\s\\p{Z}\\p{Cc}]+");
    private static final Pattern UNSEEN = Pattern.compile("\\p{Cf}+");

    /** Copies the list. */
    public RoutingQuestion {
        expected = List.copyOf(expected);
    }

    /** The right tools, or {@link #NONE}, for people. */
    public String expectation() {
        return expected.isEmpty() ? NONE : String.join(" or ", expected);
    }

    /** A text without what does not tell two questions apart: case, spaces, what is not seen, and how letters are put together (NFC). */
    public static String folded(String text) {
        String seen =
                UNSEEN.matcher(Normalizer.normalize(text, Normalizer.Form.NFC)).replaceAll("");
        return SPACE.matcher(seen).replaceAll(" ").strip().toLowerCase(Locale.ROOT);
    }

    /** True when both ask the same and expect the same, for the same purpose. */
    public boolean asksTheSameAs(RoutingQuestion other) {
        return folded(text).equals(folded(other.text))
                && split == other.split
                && Set.copyOf(expected).equals(Set.copyOf(other.expected));
    }
}
