package dev.mudlark.evaluation;

/** What a comparison has shown, and no more than that. */
public enum ContrastVerdict {
    /** The system is better: its adjusted p is at most {@value ContrastResult#ALPHA}. */
    BETTER("better"),
    /** The system is worse: its adjusted p is at most {@value ContrastResult#ALPHA}. */
    WORSE("worse"),
    /** The system takes more, where neither more nor less is better by itself. */
    MORE("more"),
    /** The system takes less, where neither more nor less is better by itself. */
    FEWER("fewer"),
    /** The difference may be chance, which does not say that there is none. */
    NO_DIFFERENCE_SHOWN("no difference shown"),
    /** Fewer pairs than {@value ContrastResult#FEWEST_PAIRS}: no outcome could have shown a difference. */
    TOO_FEW("too few questions"),
    /** No question has a value for both. */
    NOT_MEASURED("not measured");

    private final String words;

    ContrastVerdict(String words) {
        this.words = words;
    }

    /** The verdict in words, for result files and people. */
    public String words() {
        return words;
    }

    /** True when a difference was shown, in either direction. */
    public boolean showsDifference() {
        return switch (this) {
            case BETTER, WORSE, MORE, FEWER -> true;
            case NO_DIFFERENCE_SHOWN, TOO_FEW, NOT_MEASURED -> false;
        };
    }
}
