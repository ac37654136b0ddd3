package dev.mudlark.tools.calculator;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Writes random expressions whose value is worked out beside, with another arithmetic: pairs over a common divisor. */
class RandomExpressionTest {

    private static final int ROUNDS = 400;

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15})
    void randomExpressionsHaveTheValueOfTheirTree(long seed) throws CalculationException {
        Random random = new Random(seed);
        for (int round = 0; round < ROUNDS; round++) {
            Node node = node(random, 4);
            String expected = node.value == null ? "error" : shown(node.value);
            assertThat(actual(node.text)).as("seed %d: %s", seed, node.text).isEqualTo(expected);
        }
    }

    private static String actual(String expression) throws CalculationException {
        try {
            ValueText value = ValueText.of(Expression.evaluate(expression));
            return value.digits();
        } catch (CalculationException e) {
            assertThat(e.reason()).isEqualTo("division by zero");
            return "error";
        }
    }

    /** Binding strength: 1 sum, 2 product, 3 sign, 4 power, 5 operand. */
    private record Node(String text, int binds, BigInteger[] value) {

        String atLeast(int strength) {
            return binds >= strength ? text : "(" + text + ")";
        }
    }

    private static Node node(Random random, int depth) {
        if (depth == 0 || random.nextInt(5) == 0) {
            return number(random);
        }
        return switch (random.nextInt(7)) {
            case 0 -> sum(random, depth, "+");
            case 1 -> sum(random, depth, "-");
            case 2 -> product(random, depth, "*");
            case 3 -> product(random, depth, "/");
            case 4 -> product(random, depth, random.nextBoolean() ? "//" : "%");
            case 5 -> negative(random, depth);
            default -> power(random, depth);
        };
    }

    private static Node number(Random random) {
        BigDecimal number = new BigDecimal(BigInteger.valueOf(random.nextInt(2000)), random.nextInt(3));
        BigInteger[] value = {number.movePointRight(2).toBigIntegerExact(), BigInteger.valueOf(100)};
        return new Node(number.toPlainString(), 5, value);
    }

    private static Node sum(Random random, int depth, String operator) {
        Node a = node(random, depth - 1);
        Node b = node(random, depth - 1);
        BigInteger[] value = null;
        if (a.value != null && b.value != null) {
            BigInteger left = a.value[0].multiply(b.value[1]);
            BigInteger right = b.value[0].multiply(a.value[1]);
            value = new BigInteger[] {
                operator.equals("+") ? left.add(right) : left.subtract(right), a.value[1].multiply(b.value[1])
            };
        }
        return new Node(a.atLeast(1) + spaced(random, operator) + b.atLeast(2), 1, value);
    }

    private static Node product(Random random, int depth, String operator) {
        Node a = node(random, depth - 1);
        Node b = node(random, depth - 1);
        BigInteger[] value = a.value == null || b.value == null ? null : productOf(operator, a.value, b.value);
        return new Node(a.atLeast(2) + spaced(random, operator) + b.atLeast(3), 2, value);
    }

    private static BigInteger[] productOf(String operator, BigInteger[] a, BigInteger[] b) {
        if (operator.equals("*")) {
            return new BigInteger[] {a[0].multiply(b[0]), a[1].multiply(b[1])};
        }
        if (b[0].signum() == 0) {
            return null;
        }
        BigInteger top = a[0].multiply(b[1]);
        BigInteger bottom = a[1].multiply(b[0]);
        if (operator.equals("/")) {
            return new BigInteger[] {top, bottom};
        }
        BigInteger whole = new BigDecimal(top)
                .divide(new BigDecimal(bottom), 0, RoundingMode.FLOOR)
                .toBigIntegerExact();
        return operator.equals("//")
                ? new BigInteger[] {whole, BigInteger.ONE}
                : new BigInteger[] {
                    a[0].multiply(b[1]).subtract(whole.multiply(b[0]).multiply(a[1])), a[1].multiply(b[1])
                };
    }

    private static Node negative(Random random, int depth) {
        Node a = node(random, depth - 1);
        BigInteger[] value = a.value == null ? null : new BigInteger[] {a.value[0].negate(), a.value[1]};
        return new Node("-" + a.atLeast(3), 3, value);
    }

    private static Node power(Random random, int depth) {
        Node a = node(random, Math.min(1, depth - 1));
        int exponent = random.nextInt(5) - 1;
        BigInteger[] value = a.value;
        if (value != null && exponent < 0) {
            value = value[0].signum() == 0 ? null : new BigInteger[] {value[1], value[0]};
        } else if (value != null) {
            value = new BigInteger[] {value[0].pow(exponent), value[1].pow(exponent)};
        }
        return new Node(a.atLeast(5) + (random.nextBoolean() ? "**" : " ^ ") + exponent, 4, value);
    }

    private static String spaced(Random random, String operator) {
        return random.nextBoolean() ? " " + operator + " " : operator;
    }

    /** In full when it ends within 40 decimals, else to 15 digits. */
    private static String shown(BigInteger[] value) {
        BigDecimal top = new BigDecimal(value[0]);
        BigDecimal bottom = new BigDecimal(value[1]);
        BigDecimal full = top.divide(bottom, 40, RoundingMode.DOWN);
        BigDecimal number = full.multiply(bottom).compareTo(top) == 0
                ? full
                : top.divide(bottom, new java.math.MathContext(15, RoundingMode.HALF_EVEN));
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
}
