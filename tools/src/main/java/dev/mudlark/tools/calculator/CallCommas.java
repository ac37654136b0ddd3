package dev.mudlark.tools.calculator;

import dev.mudlark.tools.calculator.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Commas inside a call separate arguments. Where one reads as well as a thousands comma, so that a number would be taken
 * apart silently, the list is refused.
 */
final class CallCommas {

    private final List<Token> tokens;
    /** Indexes of the commas of the list itself, not of lists inside. */
    private final List<Integer> commas = new ArrayList<>();

    private final int end;

    private CallCommas(List<Token> tokens, int first) {
        this.tokens = tokens;
        int open = 0;
        int i = first;
        for (; tokens.get(i).kind() != Kind.END && open >= 0; i++) {
            Token token = tokens.get(i);
            open += token.is("(") || token.is("[") ? 1 : 0;
            open -= token.is(")") || token.is("]") ? 1 : 0;
            if (open == 0 && token.is(",")) {
                commas.add(i);
            }
        }
        this.end = i - 1;
    }

    /**
     * Checks a list of arguments.
     *
     * @param first index of its first token
     * @param function the function when the list is the call's own; empty for a list inside
     */
    static void check(List<Token> tokens, int first, String function) throws CalculationException {
        CallCommas list = new CallCommas(tokens, first);
        for (int comma : list.commas) {
            if (list.hasLeadingZero(comma)) {
                throw refused(tokens.get(comma));
            }
        }
        boolean differ = list.commas.stream().anyMatch(comma -> !list.touches(comma));
        for (int comma : list.commas) {
            boolean grouping = list.isGrouping(comma);
            boolean round = function.equals("round");
            boolean many = !function.isEmpty() && list.isOneNumber(comma) && !list.isListOfThreeDigits(first);
            if (grouping && (differ || round || many)) {
                throw refused(tokens.get(comma));
            }
        }
    }

    /** True when parentheses hold plain numbers only or no comma that reads as a thousands comma. */
    static boolean isPlain(List<Token> tokens, int first) {
        CallCommas list = new CallCommas(tokens, first);
        boolean numbers = true;
        for (int i = first; i < list.end; i++) {
            Token token = tokens.get(i);
            numbers &= token.kind() == Kind.NUMBER || token.is(",");
        }
        boolean only = tokens.get(Math.max(0, first - 2)).is("(")
                && tokens.get(list.end + 1).is(")");
        return (numbers && only) || list.commas.stream().noneMatch(list::isGrouping);
    }

    static CalculationException refused(Token comma) {
        return new CalculationException("the comma at character " + (comma.start() + 1)
                + " could group digits or separate arguments; inside a call write numbers without thousands commas"
                + " (1200) and a space after a comma that separates, such as max(1, 200)");
    }

    private boolean hasLeadingZero(int comma) {
        String after = tokens.get(comma + 1).text();
        return tokens.get(comma - 1).kind() == Kind.NUMBER
                && after.length() > 1
                && after.charAt(0) == '0'
                && Character.isDigit(after.charAt(1));
    }

    private boolean touches(int comma) {
        return tokens.get(comma).end() == tokens.get(comma + 1).start();
    }

    /** A comma that touches both its numbers, with at most three digits before and exactly three behind it. */
    private boolean isGrouping(int comma) {
        Token before = tokens.get(comma - 1);
        Token after = tokens.get(comma + 1);
        return before.kind() == Kind.NUMBER
                && after.kind() == Kind.NUMBER
                && before.end() == tokens.get(comma).start()
                && touches(comma)
                && NumberReader.isFirstGroup(before.text())
                && NumberReader.isNextGroup(after.text());
    }

    /** True when the group behind a comma is followed by another. */
    private boolean isOneNumber(int comma) {
        return commas.contains(comma + 2) && isGrouping(comma + 2);
    }

    /** {@code sum(120,250,310)}: nothing but numbers of three digits, which nobody would sum up as one. */
    private boolean isListOfThreeDigits(int first) {
        for (int i = first; i < end; i++) {
            Token token = tokens.get(i);
            if (!token.is(",") && token.text().length() != 3) {
                return false;
            }
        }
        return true;
    }
}
