package dev.mudlark.bench.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ValueNode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** Numbers as JSON has them, rounded alike everywhere; what is no number is {@code null}. */
final class JsonNumber {

    private static final int DIGITS = 6;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private JsonNumber() {}

    /** At most six decimals. */
    static ValueNode of(OptionalDouble value) {
        if (value.isEmpty() || !Double.isFinite(value.getAsDouble())) {
            return NODES.nullNode();
        }
        return plain(BigDecimal.valueOf(value.getAsDouble()).setScale(DIGITS, RoundingMode.HALF_EVEN));
    }

    /** A count. */
    static ValueNode of(OptionalLong value) {
        return value.isPresent() ? NODES.numberNode(value.getAsLong()) : NODES.nullNode();
    }

    /** Nanoseconds in milliseconds, to the microsecond. */
    static ValueNode millis(long nanos) {
        return plain(BigDecimal.valueOf(nanos, 6).setScale(3, RoundingMode.HALF_EVEN));
    }

    /** The same where it was measured, otherwise {@code null}. */
    static ValueNode millis(long nanos, boolean measured) {
        return measured ? millis(nanos) : NODES.nullNode();
    }

    /** Nano-dollars in US dollars, exactly. */
    static ValueNode dollars(long nanoDollars) {
        return plain(BigDecimal.valueOf(nanoDollars, 9));
    }

    private static ValueNode plain(BigDecimal value) {
        BigDecimal stripped = value.stripTrailingZeros();
        return NODES.numberNode(stripped.scale() < 0 ? stripped.setScale(0) : stripped);
    }
}
