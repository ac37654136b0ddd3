package dev.mudlark.routing;

import java.util.List;
import java.util.Optional;

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

    /** Copies the list. */
    public RoutingQuestion {
        expected = List.copyOf(expected);
    }

    /** The right tools, or {@link #NONE}, for people. */
    public String expectation() {
        return expected.isEmpty() ? NONE : String.join(" or ", expected);
    }
}
