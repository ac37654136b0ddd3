package dev.mudlark.tools.calculator;

import dev.mudlark.tools.calculator.Token.Kind;
import java.util.List;
import java.util.Locale;

/** Says why an expression cannot be read on, with a hint for what is commonly meant. */
final class Unreadable {

    private Unreadable() {}

    /** At a token where a number has to stand. */
    static CalculationException operand(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        if (token.is(",")) {
            return comma(token);
        }
        if (token.kind() == Kind.END) {
            String after = at == 0 ? "" : ", after " + tokens.get(at - 1).shown();
            return new CalculationException("a number is missing at the end" + after);
        }
        return new CalculationException(from(token) + ": a number is missing before it");
    }

    /** At a token behind a whole value, where it can go on only with an operator. */
    static CalculationException after(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        if (token.is(",")) {
            return comma(token);
        }
        boolean afterNumber = at > 0 && tokens.get(at - 1).kind() == Kind.NUMBER;
        if (token.kind() == Kind.NUMBER && afterNumber) {
            return new CalculationException(from(token)
                    + ": two numbers without an operator between them; a space does not group digits, write 1000");
        }
        return new CalculationException(from(token) + hint(token));
    }

    private static String hint(Token token) {
        if (token.kind() == Kind.NAME && !Functions.isKnown(token.text().toLowerCase(Locale.ROOT))) {
            return ": there are no units or currencies here; write plain numbers and operators";
        }
        boolean value = token.kind() != Kind.SYMBOL || token.is("(");
        if (token.is(")") || token.is("]")) {
            return ": nothing was opened that it closes";
        }
        return value ? ": an operator is missing before it; for a product write *" : "";
    }

    private static CalculationException comma(Token token) {
        return new CalculationException("the comma at character " + (token.start() + 1)
                + " separates nothing; outside of calls it only groups digits, as in 1,234.5");
    }

    private static String from(Token token) {
        return "cannot read the expression from " + token.shown();
    }
}
