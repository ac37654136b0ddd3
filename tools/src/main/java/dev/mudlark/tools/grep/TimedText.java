package dev.mudlark.tools.grep;

/** A part of a text that looks at the clock while it is read. */
final class TimedText implements CharSequence {

    private static final int READS_BETWEEN_CHECKS = 64;

    private final Line line;
    private final Pace pace;
    private final int cost;
    private int reads;

    /**
     * A line.
     *
     * @param cost of reading a character, in bytes that are only looked at
     */
    TimedText(Line line, int cost, Pace pace) {
        this.line = line;
        this.pace = pace;
        this.cost = cost;
    }

    @Override
    public int length() {
        return line.length();
    }

    @Override
    public char charAt(int index) {
        if (++reads % READS_BETWEEN_CHECKS == 0) {
            pace.work(READS_BETWEEN_CHECKS * cost);
        }
        return line.text().charAt(line.from() + index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return line.part(start, end);
    }

    @Override
    public String toString() {
        return line.toString();
    }
}
