package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.tools.ToolException;
import java.math.BigDecimal;
import java.util.Optional;

/** A number of a Java type. What does not fit into it is an error, never another number. */
enum NumberType implements ArgumentType {
    BYTE(Byte.MIN_VALUE, Byte.MAX_VALUE) {
        @Override
        Object exactly(BigDecimal number) {
            return number.byteValueExact();
        }
    },
    SHORT(Short.MIN_VALUE, Short.MAX_VALUE) {
        @Override
        Object exactly(BigDecimal number) {
            return number.shortValueExact();
        }
    },
    INT(Integer.MIN_VALUE, Integer.MAX_VALUE) {
        @Override
        Object exactly(BigDecimal number) {
            return number.intValueExact();
        }
    },
    LONG(Long.MIN_VALUE, Long.MAX_VALUE) {
        @Override
        Object exactly(BigDecimal number) {
            return number.longValueExact();
        }
    },
    BIG_INTEGER(true) {
        @Override
        Object exactly(BigDecimal number) {
            return number.toBigIntegerExact();
        }
    },
    FLOAT(false) {
        @Override
        Object exactly(BigDecimal number) {
            return finite(number.floatValue());
        }
    },
    DOUBLE(false) {
        @Override
        Object exactly(BigDecimal number) {
            return finite(number.doubleValue());
        }
    },
    BIG_DECIMAL(false) {
        @Override
        Object exactly(BigDecimal number) {
            return number;
        }
    };

    /** More digits than that are no number that anybody means, and would take long to write out. */
    private static final int MOST_DIGITS = 1000;

    private final boolean whole;
    private final String range;

    NumberType(long least, long most) {
        this.whole = true;
        this.range = "from " + least + " to " + most;
    }

    NumberType(boolean whole) {
        this.whole = whole;
        this.range = "closer to 0";
    }

    /** The type for a Java type, if it is one of a number. */
    static Optional<NumberType> of(Class<?> type) {
        return Optional.ofNullable(
                switch (type.getName()) {
                    case "byte", "java.lang.Byte" -> BYTE;
                    case "short", "java.lang.Short" -> SHORT;
                    case "int", "java.lang.Integer" -> INT;
                    case "long", "java.lang.Long" -> LONG;
                    case "java.math.BigInteger" -> BIG_INTEGER;
                    case "float", "java.lang.Float" -> FLOAT;
                    case "double", "java.lang.Double" -> DOUBLE;
                    case "java.math.BigDecimal" -> BIG_DECIMAL;
                    default -> null;
                });
    }

    /** @throws ArithmeticException when it does not fit */
    abstract Object exactly(BigDecimal number);

    @Override
    public ObjectNode schema() {
        return JsonNodeFactory.instance.objectNode().put("type", whole ? "integer" : "number");
    }

    @Override
    public Object read(JsonNode value, String where) throws ToolException {
        try {
            BigDecimal number = value.decimalValue();
            if (number.precision() - (long) number.scale() > MOST_DIGITS || number.scale() > MOST_DIGITS) {
                throw new ArithmeticException("too long");
            }
            return exactly(number);
        } catch (ArithmeticException | NumberFormatException e) {
            throw ArgumentType.invalid(where, "is a number out of range; write one " + range);
        }
    }

    private static double finite(double number) {
        if (!Double.isFinite(number)) {
            throw new ArithmeticException("too large");
        }
        return number;
    }

    private static float finite(float number) {
        if (!Float.isFinite(number)) {
            throw new ArithmeticException("too large");
        }
        return number;
    }
}
