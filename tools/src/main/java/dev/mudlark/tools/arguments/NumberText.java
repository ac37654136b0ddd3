package dev.mudlark.tools.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Numbers that a model wrote as text, or whole numbers that it wrote with a decimal point. */
final class NumberText {

    private static final int LONGEST = 40;
    /** Numbers of more digits before the point, or behind it, are not read. */
    static final int LARGEST_EXPONENT = 40;

    private NumberText() {}

    /** {@code "5"} and {@code 5.0} as 5; anything else unchanged. */
    static JsonNode integer(JsonNode value) {
        BigDecimal number = read(value);
        if (number == null || number.stripTrailingZeros().scale() > 0) {
            return value;
        }
        BigInteger whole = number.toBigIntegerExact();
        if (whole.bitLength() < Integer.SIZE) {
            return IntNode.valueOf(whole.intValue());
        }
        return whole.bitLength() < Long.SIZE ? LongNode.valueOf(whole.longValue()) : BigIntegerNode.valueOf(whole);
    }

    /** {@code "5.5"} as 5.5; anything else unchanged. */
    static JsonNode number(JsonNode value) {
        BigDecimal number = read(value);
        return number == null ? value : DecimalNode.valueOf(number);
    }

    /** A number as text: the digits it was written with, zeros at its end too, and no exponent unless it is a large one. */
    static String digits(JsonNode value) {
        boolean plain =
                value.isBigDecimal() && Math.abs((long) value.decimalValue().scale()) <= LARGEST_EXPONENT;
        return plain ? value.decimalValue().toPlainString() : value.asText();
    }

    /** True for a number above zero that has more digits than are read. */
    static boolean isHuge(JsonNode value) {
        BigDecimal least = BigDecimal.ONE.scaleByPowerOfTen(LARGEST_EXPONENT);
        if (value.isFloat() || value.isDouble()) {
            return value.doubleValue() >= least.doubleValue();
        }
        return value.isNumber() && value.decimalValue().compareTo(least) >= 0;
    }

    private static @Nullable BigDecimal read(JsonNode value) {
        if (!value.isNumber() && !value.isTextual()) {
            return null;
        }
        String text = value.asText().strip();
        if (text.isEmpty() || text.length() > LONGEST) {
            return null;
        }
        try {
            BigDecimal number = new BigDecimal(text);
            return Math.abs((long) number.scale()) > LARGEST_EXPONENT ? null : number;
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
