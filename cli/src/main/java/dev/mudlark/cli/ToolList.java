package dev.mudlark.cli;

import dev.mudlark.tools.ToolCard;
import java.util.List;

/** Tools below each other: name, side effects, what it does. */
final class ToolList {

    private static final int WIDTH = 80;
    private static final int SHORTEST_NAME = 14;
    private static final int EFFECTS = 12;

    private ToolList() {}

    static String of(List<ToolCard> tools) {
        int names = tools.stream()
                .mapToInt(tool -> tool.spec().name().length())
                .max()
                .orElse(0);
        int width = Math.max(SHORTEST_NAME, names) + 2;
        StringBuilder text = new StringBuilder();
        text.append(padded("tool", width))
                .append(padded("side effects", EFFECTS + 2))
                .append("what it does\n");
        for (ToolCard tool : tools) {
            String head = padded(tool.spec().name(), width)
                    + padded(tool.traits().sideEffects().label(), EFFECTS + 2);
            String indent = " ".repeat(head.length());
            text.append(Paragraph.of(
                    head, indent, Visible.line(firstSentence(tool.spec().description())), WIDTH));
        }
        return text.toString();
    }

    /** Up to the first full stop before a space; all of it when there is none. */
    static String firstSentence(String description) {
        String line = description.strip();
        int end = line.indexOf(". ");
        return end < 0 ? line : line.substring(0, end + 1);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
