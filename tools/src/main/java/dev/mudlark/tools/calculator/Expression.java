package dev.mudlark.tools.calculator;

import dev.mudlark.tools.calculator.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads an expression and works it out on the way, with Python's precedence: powers bind tightest and to the right, a
 * sign binds less than a power on its right and more than a product.
 */
final class Expression {

    private static final List<String> SUMS = List.of("+", "-");
    private static final List<String> NO_LISTS = List.of("round", "abs");
    private static final List<String> PRODUCTS = List.of("*", "/", "//", "%");

    private final List<Token> tokens;
    private int at;
    private int nodes;
    private int depth;
    private int calls;

    private Expression(List<Token> tokens) {
        this.tokens = tokens;
    }

    /** The value of an expression. */
    static Quantity evaluate(String text) throws CalculationException {
        Expression expression = new Expression(Lexer.tokens(text));
        Quantity value = expression.sum();
        if (expression.next().kind() != Kind.END) {
            throw Unreadable.after(expression.tokens, expression.at);
        }
        return value;
    }

    private Quantity sum() throws CalculationException {
        enter();
        Quantity value = product();
        while (isOneOf(SUMS)) {
            String operator = take().text();
            value = Operators.apply(operator, value, product());
        }
        depth--;
        return value;
    }

    private Quantity product() throws CalculationException {
        Quantity value = signed();
        while (isOneOf(PRODUCTS)) {
            String operator = take().text();
            checkPercent(operator);
            value = Operators.apply(operator, value, signed());
        }
        return value;
    }

    private Quantity signed() throws CalculationException {
        if (!isOneOf(SUMS)) {
            return power();
        }
        enter();
        boolean negative = take().text().equals("-");
        Quantity value = signed();
        depth--;
        return negative ? value.negate() : value;
    }

    private Quantity power() throws CalculationException {
        Quantity base = operand();
        if (!next().is("**") && !next().is("^")) {
            return base;
        }
        enter();
        take();
        Quantity value = Powers.power(base, signed());
        depth--;
        return value;
    }

    private Quantity operand() throws CalculationException {
        Token token = next();
        if (token.kind() == Kind.NUMBER) {
            return number();
        }
        if (token.kind() == Kind.NAME) {
            take();
            String name = token.text().toLowerCase(Locale.ROOT);
            return next().is("(") ? call(name) : Functions.constant(name);
        }
        if (!token.is("(")) {
            throw Unreadable.operand(tokens, at);
        }
        take();
        Quantity value = sum();
        if (calls > 0 && next().is(",")) {
            throw CallCommas.refused(next());
        }
        expect(")", token);
        return value;
    }

    /** A number; outside of calls its digits may be grouped by commas. */
    private Quantity number() throws CalculationException {
        Token first = take();
        StringBuilder digits = new StringBuilder(first.text());
        Token last = first;
        while (calls == 0 && next().is(",")) {
            Token comma = take();
            Token group = next();
            boolean grouped = NumberReader.isFirstGroup(first.text())
                    && last.text().indexOf('.') < 0
                    && comma.start() == last.end()
                    && group.kind() == Kind.NUMBER
                    && group.start() == comma.end()
                    && NumberReader.isNextGroup(group.text());
            if (!grouped) {
                throw new CalculationException("the comma at character " + (comma.start() + 1)
                        + " separates nothing; write numbers as 1234.5 or 1,234.5");
            }
            digits.append(group.text());
            last = take();
        }
        return Quantity.exact(NumberReader.read(digits.toString()));
    }

    private Quantity call(String name) throws CalculationException {
        calls++;
        List<Quantity> arguments = new ArrayList<>();
        boolean lists = !NO_LISTS.contains(name);
        Token open = take();
        CallCommas.check(tokens, at, name);
        list(arguments, open, lists);
        calls--;
        return Functions.call(name, arguments);
    }

    /** Arguments up to the closing bracket; lists among them are taken apart where the function takes lists. */
    private void list(List<Quantity> into, Token open, boolean lists) throws CalculationException {
        enter();
        String closing = open.is("[") ? "]" : ")";
        while (!next().is(closing)) {
            if (lists && (next().is("[") || isTuple())) {
                Token inner = take();
                CallCommas.check(tokens, at, "");
                list(into, inner, true);
            } else {
                into.add(sum());
            }
            if (!next().is(closing)) {
                separator(open, closing);
            }
        }
        take();
        depth--;
    }

    private void separator(Token open, String closing) throws CalculationException {
        if (!next().is(",")) {
            expect(closing, open);
        }
        take();
    }

    /** True at a bracket that holds several values and is an argument by itself. */
    private boolean isTuple() {
        int open = 0;
        boolean comma = false;
        for (int i = at; next().is("(") && i < tokens.size(); i++) {
            Token token = tokens.get(i);
            open += token.is("(") || token.is("[") ? 1 : 0;
            open -= token.is(")") || token.is("]") ? 1 : 0;
            comma |= open == 1 && token.is(",");
            if (open == 0) {
                Token after = tokens.get(i + 1);
                boolean argument = after.is(",") || after.is(")") || after.is("]");
                return comma && argument && CallCommas.isPlain(tokens, at + 1);
            }
        }
        return false;
    }

    /**
     * A percent sign is the remainder's operator only where a divisor follows. {@code 10% + 5} and {@code 20% of 50} mean
     * percent, which would go wrong silently; a sign that touches its number, as in {@code 7 % -3}, is a divisor's.
     */
    private void checkPercent(String operator) throws CalculationException {
        if (!operator.equals("%")) {
            return;
        }
        int divisor = at;
        boolean touching = true;
        while (touching && tokens.get(divisor).is("-")) {
            touching = tokens.get(divisor).end() == tokens.get(divisor + 1).start();
            divisor++;
        }
        if (!touching || !isOperand(tokens.get(divisor))) {
            throw new CalculationException("'%' is the remainder of a division; for 10 percent write 10/100");
        }
    }

    private static boolean isOperand(Token token) {
        boolean named =
                token.kind() == Kind.NAME && Functions.isKnown(token.text().toLowerCase(Locale.ROOT));
        return named || token.kind() == Kind.NUMBER || token.is("(");
    }

    private void enter() throws CalculationException {
        if (++depth > Limits.DEPTH) {
            throw new CalculationException("too deeply nested: at most " + Limits.DEPTH + " levels");
        }
    }

    private boolean isOneOf(List<String> symbols) {
        return next().kind() == Kind.SYMBOL && symbols.contains(next().text());
    }

    private void expect(String closing, Token open) throws CalculationException {
        if (next().kind() == Kind.END) {
            throw new CalculationException("a '" + closing + "' is missing at the end, for the " + open.shown());
        }
        if (!next().is(closing)) {
            throw Unreadable.after(tokens, at);
        }
        take();
    }

    private Token next() {
        return tokens.get(at);
    }

    private Token take() throws CalculationException {
        Token token = tokens.get(at);
        if (token.kind() != Kind.END) {
            at++;
        }
        boolean counts = !token.is("(") && !token.is(")") && !token.is(",");
        nodes += counts ? 1 : 0;
        if (nodes > Limits.NODES) {
            throw new CalculationException("too long: at most " + Limits.NODES + " numbers and operators");
        }
        return token;
    }
}
