package dev.mudlark.tools.calculator;

import static dev.mudlark.tools.calculator.Quantity.BOUND;

import java.math.BigDecimal;

/** The operators, with Python's meaning: the remainder has the sign of the divisor, {@code //} rounds down. */
final class Operators {

    private Operators() {}

    static Quantity apply(String operator, Quantity a, Quantity b) throws CalculationException {
        return switch (operator) {
            case "+" -> of(a.value().plus(b.value()), a, b, a.error().add(b.error(), BOUND));
            case "-" -> of(a.value().minus(b.value()), a, b, a.error().add(b.error(), BOUND));
            case "*" -> product(a, b);
            case "/" -> quotient(a, b);
            case "//" -> of(floored(a, b), a, b, BigDecimal.ZERO);
            case "%" -> remainder(a, b);
            default -> throw new IllegalArgumentException(operator);
        };
    }

    private static Quantity of(Rational value, Quantity a, Quantity b, BigDecimal error) throws CalculationException {
        return Quantity.of(Limits.checked(value), a.approximate() || b.approximate(), error);
    }

    private static Quantity product(Quantity a, Quantity b) throws CalculationException {
        BigDecimal error = a.size()
                .multiply(b.error(), BOUND)
                .add(b.size().multiply(a.error(), BOUND), BOUND)
                .add(a.error().multiply(b.error(), BOUND), BOUND);
        return of(a.value().times(b.value()), a, b, error);
    }

    private static Quantity quotient(Quantity a, Quantity b) throws CalculationException {
        if (b.mayBeZero()) {
            throw new CalculationException("division by zero");
        }
        Rational value = a.value().dividedBy(b.value());
        BigDecimal least = b.value().abs().toDecimal(Quantity.KEPT).subtract(b.error());
        BigDecimal error = value.abs()
                .toDecimal(BOUND)
                .multiply(b.error(), BOUND)
                .add(a.error(), BOUND)
                .divide(least, BOUND);
        return of(value, a, b, error);
    }

    private static Quantity remainder(Quantity a, Quantity b) throws CalculationException {
        Rational times = floored(a, b);
        BigDecimal error = a.error().add(times.abs().toDecimal(BOUND).multiply(b.error(), BOUND), BOUND);
        return of(a.value().minus(b.value().times(times)), a, b, error);
    }

    private static Rational floored(Quantity a, Quantity b) throws CalculationException {
        return Rational.of(quotient(a, b).floor());
    }
}
