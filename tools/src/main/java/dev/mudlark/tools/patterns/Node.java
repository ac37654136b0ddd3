package dev.mudlark.tools.patterns;

import java.util.List;

/** A pattern that was understood. */
sealed interface Node {

    /** Matches nothing at all, everywhere. */
    Node EMPTY = new Sequence(List.of());

    /** One character. */
    record Symbol(Atom atom) implements Node {}

    /** One after the other. */
    record Sequence(List<Node> parts) implements Node {}

    /** One of several. */
    record Choice(List<Node> branches) implements Node {}

    /**
     * Again and again.
     *
     * @param inner what
     * @param least at least so often
     * @param most at most so often, or {@link #UNLIMITED}
     */
    record Repeat(Node inner, int least, int most) implements Node {

        static final int UNLIMITED = Integer.MAX_VALUE;
    }

    /** A place between characters. */
    enum Place implements Node {
        START,
        END,
        WORD_EDGE,
        INSIDE
    }
}
