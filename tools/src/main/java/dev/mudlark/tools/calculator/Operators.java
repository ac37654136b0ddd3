package dev.mudlark.tools.calculator;

/** The operators, with Python's meaning: the remainder has the sign of the divisor, {@code //} rounds down. */
final class Operators {

    private Operators() {}

    static Quantity apply(String operator, Quantity a, Quantity b) throws CalculationException {
        boolean approximate = a.approximate() || b.approximate();
        return Quantity.of(Limits.checked(value(operator, a.value(), b.value(), approximate)), approximate);
    }

    private static Rational value(String operator, Rational a, Rational b, boolean approximate)
            throws CalculationException {
        return switch (operator) {
            case "+" -> a.plus(b);
            case "-" -> a.minus(b);
            case "*" -> a.times(b);
            case "/" -> a.dividedBy(nonZero(b));
            case "//" -> floored(a, nonZero(b), approximate);
            case "%" -> a.minus(b.times(floored(a, nonZero(b), approximate)));
            default -> throw new IllegalArgumentException(operator);
        };
    }

    private static Rational floored(Rational a, Rational b, boolean approximate) {
        return Rational.of(new Quantity(a.dividedBy(b), approximate).floor());
    }

    static Rational nonZero(Rational divisor) throws CalculationException {
        if (divisor.signum() == 0) {
            throw new CalculationException("division by zero");
        }
        return divisor;
    }
}
