package dev.mudlark.agents;

/** How much the rule-based stand-in reads. */
public final class StandInReading {

    /**
     * Characters (UTF-16 units) of a question that it reads, from the beginning to the last white space within them. That
     * is eight times the longest question of the bundled collection. A model reads all of a question.
     */
    public static final int QUESTION_CHARACTERS = 2_000;

    private StandInReading() {}
}
