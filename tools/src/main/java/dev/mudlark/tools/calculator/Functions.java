package dev.mudlark.tools.calculator;

import dev.mudlark.context.DidYouMean;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The functions and constants an expression may name. */
final class Functions {

    static final List<String> NAMES = List.of("round", "min", "max", "sum", "abs");
    static final List<String> CONSTANTS = List.of("pi", "e");

    private static final BigDecimal PI =
            new BigDecimal("3.14159265358979323846264338327950288419716939937510582097494459");
    private static final BigDecimal E =
            new BigDecimal("2.71828182845904523536028747135266249775724709369995957496696763");

    private Functions() {}

    /** True for a function or a constant. */
    static boolean isKnown(String name) {
        return NAMES.contains(name) || CONSTANTS.contains(name) || name.equals("π");
    }

    static Quantity constant(String name) throws CalculationException {
        return switch (name) {
            case "pi", "π" -> Quantity.approximately(PI);
            case "e" -> Quantity.approximately(E);
            default -> {
                if (NAMES.contains(name)) {
                    throw new CalculationException(
                            "the function '" + name + "' needs parentheses, such as " + name + "(1.5)");
                }
                throw unknown(name);
            }
        };
    }

    static Quantity call(String name, List<Quantity> arguments) throws CalculationException {
        return switch (name) {
            case "round" -> round(arguments);
            case "abs" -> abs(arguments);
            case "sum" -> sum(arguments);
            case "min" -> least(name, arguments, Comparator.comparing(Quantity::value));
            case "max" ->
                least(name, arguments, Comparator.comparing(Quantity::value).reversed());
            case "pi", "π", "e" ->
                throw new CalculationException("'" + name + "' is a constant, no function; for a product write *");
            default -> throw unknown(name);
        };
    }

    private static Quantity round(List<Quantity> arguments) throws CalculationException {
        if (arguments.isEmpty() || arguments.size() > 2) {
            throw new CalculationException("round takes a number and how many digits, such as round(2.675, 2);"
                    + " inside a call a comma separates arguments");
        }
        Rational digits = arguments.size() == 2 ? arguments.get(1).value() : Rational.ZERO;
        if (!digits.isWhole() || digits.abs().compareTo(Rational.of(BigInteger.valueOf(Limits.EXPONENT))) > 0) {
            throw new CalculationException("the digits of round must be a whole number of at most " + Limits.EXPONENT);
        }
        Rational scale = Rational.of(BigInteger.TEN).pow(digits.numerator().intValueExact());
        Quantity number = arguments.getFirst();
        BigInteger scaled = Operators.apply("*", number, Quantity.exact(scale)).nearest();
        return Quantity.exact(Limits.checked(Rational.of(scaled).dividedBy(scale)));
    }

    private static Quantity abs(List<Quantity> arguments) throws CalculationException {
        if (arguments.size() != 1) {
            throw new CalculationException("abs takes one number; inside a call a comma separates arguments");
        }
        Quantity only = arguments.getFirst();
        return only.abs();
    }

    private static Quantity sum(List<Quantity> arguments) throws CalculationException {
        if (arguments.isEmpty()) {
            throw new CalculationException("sum needs at least one number");
        }
        Quantity sum = Quantity.exact(Rational.ZERO);
        for (Quantity argument : arguments) {
            sum = Operators.apply("+", sum, argument);
        }
        return sum;
    }

    private static Quantity least(String name, List<Quantity> arguments, Comparator<Quantity> order)
            throws CalculationException {
        return arguments.stream()
                .min(order)
                .orElseThrow(() -> new CalculationException(name + " needs at least one number"));
    }

    private static CalculationException unknown(String name) {
        List<String> known = new ArrayList<>(NAMES);
        known.addAll(CONSTANTS);
        String root = name.equals("sqrt") ? "; for a square root write x ** 0.5" : DidYouMean.hint(name, known);
        return new CalculationException("'" + name + "' is not known here" + root + " (functions: "
                + String.join(", ", NAMES) + "; constants: " + String.join(", ", CONSTANTS) + ")");
    }
}
