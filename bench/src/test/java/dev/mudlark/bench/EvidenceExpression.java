package dev.mudlark.bench;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.Period;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Evaluates the expressions of {@code evidence.jsonl}: numbers, {@code + - * /}, parentheses, lists,
 * {@code round}, {@code min}, {@code max}, {@code sum}, {@code D('2026-01-01')} for a date,
 * {@code T(14)} for days, {@code .days} of a span and {@code .strftime('%A')} of a date. It is apart
 * from the calculator of the tools on purpose: the data must not be right only by our own arithmetic.
 */
final class EvidenceExpression {

    /** What an expression, or a part of one, stands for. */
    private sealed interface Value {}

    private record Amount(BigDecimal value) implements Value {}

    private record Day(LocalDate date) implements Value {}

    private record Span(Period days) implements Value {}

    private record Words(String text) implements Value {}

    private record Many(List<Value> values) implements Value {}

    private final String source;
    private int at;

    private EvidenceExpression(String source) {
        this.source = source;
    }

    /** The result as text: a plain number without trailing zeros, an ISO date, or words. */
    static String evaluate(String source) {
        EvidenceExpression expression = new EvidenceExpression(source);
        Value value = expression.sum();
        expression.skipSpaces();
        if (expression.at < source.length()) {
            throw expression.unexpected();
        }
        return switch (value) {
            case Amount amount -> amount.value().stripTrailingZeros().toPlainString();
            case Day day -> day.date().toString();
            case Words words -> words.text();
            case Span span -> throw new IllegalArgumentException("a span is no result: " + span);
            case Many many -> throw new IllegalArgumentException("a list is no result: " + many);
        };
    }

    private Value sum() {
        Value left = product();
        while (true) {
            if (take('+')) {
                left = plus(left, product());
            } else if (take('-')) {
                left = minus(left, product());
            } else {
                return left;
            }
        }
    }

    private Value product() {
        Value left = suffixed();
        while (true) {
            if (take('*')) {
                left = new Amount(number(left).multiply(number(suffixed())));
            } else if (take('/')) {
                left = new Amount(number(left).divide(number(suffixed()), MathContext.DECIMAL128));
            } else {
                return left;
            }
        }
    }

    private Value suffixed() {
        Value value = primary();
        while (take('.')) {
            String name = name();
            value = switch (name) {
                case "days" ->
                    new Amount(BigDecimal.valueOf(((Span) value).days().getDays()));
                case "strftime" -> formatted(((Day) value).date(), list('(', ')'));
                default -> throw new IllegalArgumentException("no such property: " + name);
            };
        }
        return value;
    }

    private Value primary() {
        skipSpaces();
        char next = peek();
        if (next == '(') {
            List<Value> inside = list('(', ')');
            return inside.getFirst();
        }
        if (next == '[') {
            return new Many(list('[', ']'));
        }
        if (next == '\'') {
            return words();
        }
        return Character.isLetter(next) ? call(name()) : literal();
    }

    private Value call(String name) {
        List<Value> arguments = list('(', ')');
        Value first = arguments.getFirst();
        return switch (name) {
            case "D" -> new Day(LocalDate.parse(((Words) first).text()));
            case "T" -> new Span(Period.ofDays(number(first).intValueExact()));
            case "round" ->
                new Amount(number(first).setScale(number(arguments.get(1)).intValueExact(), RoundingMode.HALF_EVEN));
            case "sum" -> new Amount(numbers(arguments).stream().reduce(BigDecimal.ZERO, BigDecimal::add));
            case "min" ->
                new Amount(numbers(arguments).stream().reduce(BigDecimal::min).orElseThrow());
            case "max" ->
                new Amount(numbers(arguments).stream().reduce(BigDecimal::max).orElseThrow());
            default -> throw new IllegalArgumentException("no such function: " + name);
        };
    }

    private static Value plus(Value left, Value right) {
        return left instanceof Day day && right instanceof Span span
                ? new Day(day.date().plus(span.days()))
                : new Amount(number(left).add(number(right)));
    }

    private static Value minus(Value left, Value right) {
        if (left instanceof Day end && right instanceof Day start) {
            long days = end.date().toEpochDay() - start.date().toEpochDay();
            return new Span(Period.ofDays(Math.toIntExact(days)));
        }
        if (left instanceof Day day && right instanceof Span span) {
            return new Day(day.date().minus(span.days()));
        }
        return new Amount(number(left).subtract(number(right)));
    }

    private static Value formatted(LocalDate date, List<Value> arguments) {
        String format = ((Words) arguments.getFirst()).text();
        if (!format.equals("%A")) {
            throw new IllegalArgumentException("only %A is known, not " + format);
        }
        return new Words(date.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH));
    }

    private static BigDecimal number(Value value) {
        if (value instanceof Amount amount) {
            return amount.value();
        }
        throw new IllegalArgumentException("not a number: " + value);
    }

    private static List<BigDecimal> numbers(List<Value> arguments) {
        List<Value> values = arguments.getFirst() instanceof Many many ? many.values() : arguments;
        return values.stream().map(EvidenceExpression::number).toList();
    }

    private List<Value> list(char open, char close) {
        expect(open);
        List<Value> values = new ArrayList<>();
        do {
            values.add(sum());
        } while (take(','));
        expect(close);
        return values;
    }

    private Value words() {
        expect('\'');
        int end = source.indexOf('\'', at);
        Value words = new Words(source.substring(at, end));
        at = end + 1;
        return words;
    }

    private Value literal() {
        int start = at;
        while (Character.isDigit(peek()) || peek() == '.') {
            at++;
        }
        if (start == at) {
            throw unexpected();
        }
        return new Amount(new BigDecimal(source.substring(start, at)));
    }

    private String name() {
        int start = at;
        while (Character.isLetter(peek())) {
            at++;
        }
        return source.substring(start, at);
    }

    private boolean take(char wanted) {
        skipSpaces();
        boolean found = peek() == wanted;
        if (found) {
            at++;
        }
        return found;
    }

    private void expect(char wanted) {
        if (!take(wanted)) {
            throw unexpected();
        }
    }

    private void skipSpaces() {
        while (peek() == ' ') {
            at++;
        }
    }

    private char peek() {
        return at < source.length() ? source.charAt(at) : '\0';
    }

    private IllegalArgumentException unexpected() {
        return new IllegalArgumentException("unexpected at character " + at + " of: " + source);
    }
}
