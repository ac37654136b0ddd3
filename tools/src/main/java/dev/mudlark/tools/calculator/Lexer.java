package dev.mudlark.tools.calculator;

import dev.mudlark.tools.calculator.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/** Splits an expression into tokens. */
final class Lexer {

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Lexer(String text) {
        this.text = text;
    }

    /** The tokens, the last of kind END. */
    static List<Token> tokens(String expression) throws CalculationException {
        return new Lexer(ascii(expression)).read();
    }

    /** Signs that people and models write for the same operators. */
    private static String ascii(String expression) {
        return expression
                .replace('×', '*')
                .replace('·', '*')
                .replace('÷', '/')
                .replace('−', '-')
                .replace('–', '-')
                .replace('\u00a0', ' ')
                .replace('\u202f', ' ');
    }

    private List<Token> read() throws CalculationException {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c)) {
                at++;
            } else if (isDigit(at) || (c == '.' && isDigit(at + 1))) {
                add(Kind.NUMBER, numberEnd());
            } else if (isLetter(c)) {
                add(Kind.NAME, nameEnd());
            } else {
                add(Kind.SYMBOL, symbolEnd(c));
            }
        }
        tokens.add(new Token(Kind.END, "", at));
        return tokens;
    }

    private void add(Kind kind, int end) {
        tokens.add(new Token(kind, text.substring(at, end), at));
        at = end;
    }

    private int numberEnd() {
        int end = digitsEnd(at);
        if (end < text.length() && text.charAt(end) == '.') {
            end = digitsEnd(end + 1);
        }
        return exponentEnd(end);
    }

    private int exponentEnd(int end) {
        if (end >= text.length() || Character.toLowerCase(text.charAt(end)) != 'e') {
            return end;
        }
        boolean signed = end + 1 < text.length() && "+-".indexOf(text.charAt(end + 1)) >= 0;
        int digits = end + (signed ? 2 : 1);
        return isDigit(digits) ? digitsEnd(digits) : end;
    }

    private int digitsEnd(int from) {
        int end = from;
        while (isDigit(end) || (end > from && end < text.length() && text.charAt(end) == '_' && isDigit(end + 1))) {
            end++;
        }
        return end;
    }

    private int nameEnd() {
        int end = at;
        while (end < text.length() && (isLetter(text.charAt(end)) || isDigit(end) || text.charAt(end) == '_')) {
            end++;
        }
        return end;
    }

    private int symbolEnd(char c) throws CalculationException {
        if (text.startsWith("**", at) || text.startsWith("//", at)) {
            return at + 2;
        }
        if ("+-*/%^()[],".indexOf(c) < 0) {
            String shown = new String(Character.toChars(text.codePointAt(at)));
            throw new CalculationException("'" + shown + "' at character " + (at + 1)
                    + " has no meaning here; write plain numbers and operators, without units or currency signs");
        }
        return at + 1;
    }

    private boolean isDigit(int index) {
        return index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9';
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == 'π';
    }
}
